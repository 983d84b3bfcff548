import type { Brand } from '../../tokens/brand';
import { Grid, Scroll } from '../styled';
import { brandContrasts } from './brandContrasts';

/** How many pairs are listed; those that fail are always among them. */
const LISTED = 8;

const nameOf = (token: string) => token.replace('color.', '');

/** The contrast of the pairs that a brand changes. */
export function Contrasts({ brand }: { brand: Brand }) {
  const all = brandContrasts(brand);
  const failing = all.filter(({ ratio, pair }) => ratio < pair.least).length;
  return (
    <Scroll tabIndex={0} role="region" aria-label="Contrast of the brand">
      <Grid>
        <thead>
          <tr>
            <th scope="col">Pair</th>
            <th scope="col">Theme</th>
            <th scope="col">Contrast</th>
            <th scope="col">Minimum</th>
          </tr>
        </thead>
        <tbody>
          {all.slice(0, Math.max(LISTED, failing)).map(({ pair, theme, ratio }) => (
            <tr key={`${theme} ${pair.foreground} ${pair.background}`}>
              <th scope="row">
                {nameOf(pair.foreground)} on {nameOf(pair.background)}
              </th>
              <td>{theme}</td>
              <td>
                {ratio.toFixed(2)} {ratio >= pair.least ? '✓ passes' : '✗ fails'}
              </td>
              <td>{pair.least}</td>
            </tr>
          ))}
        </tbody>
      </Grid>
    </Scroll>
  );
}

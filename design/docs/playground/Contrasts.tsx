import type { Brand } from '../../tokens/brand';
import { ContrastRatio } from '../ContrastRatio';
import { DataTable } from '../DataTable';
import { brandContrasts } from './brandContrasts';

/** How many pairs are listed; those that fail are always among them. */
const LISTED = 8;

const nameOf = (token: string) => token.replace('color.', '');

/** The contrast of the pairs that a brand changes. */
export function Contrasts({ brand }: { brand: Brand }) {
  const all = brandContrasts(brand);
  const failing = all.filter(({ ratio, pair }) => ratio < pair.least).length;
  return (
    <DataTable
      label="Contrast of the brand"
      columns={['Pair', 'Theme', 'Contrast', 'Minimum']}
      rows={all.slice(0, Math.max(LISTED, failing)).map(({ pair, theme, ratio }) => ({
        id: `${theme} ${pair.foreground} ${pair.background}`,
        cells: [
          `${nameOf(pair.foreground)} on ${nameOf(pair.background)}`,
          theme,
          <ContrastRatio key="ratio" ratio={ratio} least={pair.least} />,
          pair.least,
        ],
      }))}
    />
  );
}

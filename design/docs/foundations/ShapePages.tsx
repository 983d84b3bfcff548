import { styled } from 'styled-components';
import { themes } from '../../tokens/themes';
import { token } from '../../tokens/token';
import type { TokenName } from '../../tokens/token';
import { DocSheet } from '../Sheet';
import { Columns, Grid, Tile, Tiles } from '../styled';
import { ThemeBox } from './ThemeBox';

const named = (start: string, theme: ReadonlyMap<string, string>) =>
  [...theme.keys()].filter((name) => name.startsWith(start)) as TokenName[];

const Bar = styled.div<{ $size: TokenName }>`
  inline-size: ${({ $size }) => token($size)};
  block-size: ${token('space.4')};
  border-radius: 2px;
  background: ${token('color.action.primary.rest')};
`;

const Block = styled.div<{ $radius?: TokenName; $shadow?: TokenName }>`
  block-size: ${token('space.16')};
  border: 1px solid ${token('color.border.default')};
  border-radius: ${({ $radius = 'radius.surface' }) => token($radius)};
  background: ${token('color.surface.raised')};
  box-shadow: ${({ $shadow }) => ($shadow === undefined ? 'none' : token($shadow))};
`;

/** The 4-px scale. */
export function SpacingPage() {
  return (
    <DocSheet
      title="Spacing"
      lead="Steps of 4 px. Components have no margins: Stack and grids create the distances, mostly 8, 16 and 24 px."
    >
      <Grid>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Size</th>
            <th scope="col">Sample</th>
          </tr>
        </thead>
        <tbody>
          {[...named('space.', themes.shared), ...named('size.', themes.shared)].map((name) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{themes.shared.get(name)}</td>
              <td>
                <Bar $size={name} />
              </td>
            </tr>
          ))}
        </tbody>
      </Grid>
    </DocSheet>
  );
}

/** The radii of corners. */
export function RadiusPage() {
  return (
    <DocSheet
      title="Radius"
      lead="The larger the surface, the larger the radius: small inside a line, control for fields and buttons, surface for messages, card for dialogs."
    >
      <Tiles>
        {named('radius.', themes.shared).map((name) => (
          <Tile key={name}>
            <Block $radius={name} />
            <figcaption>
              <code>{name}</code> {themes.shared.get(name)}
            </figcaption>
          </Tile>
        ))}
      </Tiles>
    </DocSheet>
  );
}

/** Shadows and layers. */
export function ElevationPage() {
  return (
    <DocSheet
      title="Elevation"
      lead="In the light theme shadows show elevation; in the dark theme nearer surfaces are lighter, and shadows only support this. Layers define what covers what."
    >
      <Columns>
        {(['light', 'dark'] as const).map((theme) => (
          <ThemeBox key={theme} theme={theme}>
            {named('shadow.', themes[theme]).map((name) => (
              <Tile key={name}>
                <Block $shadow={name} />
                <figcaption>
                  <code>{name}</code>
                </figcaption>
              </Tile>
            ))}
          </ThemeBox>
        ))}
      </Columns>
      <Grid>
        <thead>
          <tr>
            <th scope="col">Layer</th>
            <th scope="col">z-index</th>
          </tr>
        </thead>
        <tbody>
          {named('layer.', themes.shared).map((name) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{themes.shared.get(name)}</td>
            </tr>
          ))}
        </tbody>
      </Grid>
    </DocSheet>
  );
}

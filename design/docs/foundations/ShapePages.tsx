import { styled } from 'styled-components';
import { token } from '../../tokens/token';
import type { TokenName } from '../../tokens/token';
import { DocPart, DocSheet } from '../Sheet';
import { Columns } from '../styled';
import { ThemeBox } from './ThemeBox';
import { TokenTable } from './TokenTable';
import { tokensWith } from './tokenUses';
import { leads } from '../chapters/chapterTexts';

const Bar = styled.div<{ $size: TokenName }>`
  inline-size: ${({ $size }) => token($size)};
  max-inline-size: 6rem;
  block-size: ${token('space.4')};
  border-radius: 2px;
  background: ${token('color.action.primary.rest')};
`;

/** The step between two elements, as a gap. */
const Apart = styled.div`
  display: flex;
  > span {
    inline-size: ${token('space.6')};
    block-size: ${token('space.4')};
    border-radius: ${token('radius.small')};
    background: ${token('color.border.default')};
  }
`;

const Block = styled.div<{ $radius?: TokenName; $shadow?: TokenName }>`
  inline-size: ${token('space.16')};
  block-size: ${token('space.10')};
  border: 1px solid ${token('color.border.default')};
  border-radius: ${({ $radius = 'radius.surface' }) => token($radius)};
  background: ${token('color.surface.raised')};
  box-shadow: ${({ $shadow }) => ($shadow === undefined ? 'none' : token($shadow))};
`;

/** The 4-px scale. */
export function SpacingPage() {
  return (
    <DocSheet title="Spacing" lead={leads['foundations--spacing']}>
      <DocPart title="Gaps and padding">
        <TokenTable
          label="Gaps and padding"
          names={tokensWith('space.')}
          sample={(name) => (
            <Apart>
              <span />
              <Bar $size={name} />
              <span />
            </Apart>
          )}
        />
      </DocPart>
      <DocPart title="Sizes of controls">
        <TokenTable
          label="Sizes of controls"
          names={tokensWith('size.')}
          sample={(name) => <Bar $size={name} />}
        />
      </DocPart>
    </DocSheet>
  );
}

/** The radii of corners. */
export function RadiusPage() {
  return (
    <DocSheet title="Radius" lead={leads['foundations--radius']}>
      <TokenTable
        label="Radii"
        names={tokensWith('radius.')}
        sample={(name) => <Block $radius={name} />}
      />
    </DocSheet>
  );
}

/** The levels from the page upwards. */
const LEVELS: readonly (readonly [surface: TokenName, shadow: TokenName, use: string])[] = [
  ['color.surface.field', 'shadow.control', 'Fields and buttons'],
  ['color.surface.card', 'shadow.card', 'Cards and tables'],
  ['color.surface.raised', 'shadow.raised', 'Menus and notices'],
  ['color.surface.card', 'shadow.modal', 'Dialogs, over a dimmed page'],
];

const Level = styled.div<{ $surface: TokenName; $shadow: TokenName }>`
  display: flex;
  flex-direction: column;
  margin: ${token('space.2')};
  padding: ${token('space.4')};
  border: 1px solid ${token('color.border.default')};
  border-radius: ${token('radius.surface')};
  background: ${({ $surface }) => token($surface)};
  box-shadow: ${({ $shadow }) => token($shadow)};
  color: ${token('color.text.primary')};
  font-size: ${token('type.size.label')};
  code {
    color: ${token('color.text.secondary')};
  }
`;

/** Shadows and layers. */
export function ElevationPage() {
  return (
    <DocSheet title="Elevation" lead={leads['foundations--elevation']}>
      <DocPart
        title="Surfaces and shadows"
        lead="Each level as it is used: the surface with its shadow."
      >
        <Columns>
          {(['light', 'dark'] as const).map((theme) => (
            <ThemeBox key={theme} theme={theme}>
              {LEVELS.map(([surface, shadow, use]) => (
                <Level key={shadow} $surface={surface} $shadow={shadow}>
                  <strong>{use}</strong>
                  <code>
                    {surface.replace('color.', '')} + {shadow}
                  </code>
                </Level>
              ))}
            </ThemeBox>
          ))}
        </Columns>
      </DocPart>
      <DocPart title="Tokens">
        <TokenTable
          label="Shadows and layers"
          names={tokensWith('shadow.', 'layer.')}
          sample={(name) => (name.startsWith('shadow.') ? <Block $shadow={name} /> : null)}
        />
      </DocPart>
    </DocSheet>
  );
}

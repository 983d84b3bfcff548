import { styled } from 'styled-components';
import { contrastPairs } from '../../tokens/contrastPairs';
import type { ContrastPair } from '../../tokens/contrastPairs';
import { pairContrast } from '../../tokens/contrastProblems';
import { themes } from '../../tokens/themes';
import type { ThemeName } from '../../tokens/themes';
import { token } from '../../tokens/token';
import type { TokenName } from '../../tokens/token';
import { ContrastRatio } from '../ContrastRatio';
import { DataTable } from '../DataTable';
import { DocPart, DocSheet } from '../Sheet';
import { TokenTable } from './TokenTable';
import { ThemeBox } from './ThemeBox';
import { leads } from '../chapters/chapterTexts';

const THEMES: readonly ThemeName[] = ['light', 'dark'];

/** The colour in both themes, side by side. */
const Swatch = styled.span<{ $light: string; $dark: string }>`
  display: block;
  inline-size: ${token('space.16')};
  block-size: ${token('space.8')};
  border: 1px solid ${token('color.border.default')};
  border-radius: ${token('radius.small')};
  background: linear-gradient(
    90deg,
    ${({ $light }) => $light} 50%,
    ${({ $dark }) => $dark} 50%
  );
`;

/** Shows a text colour as text, every other colour as an edge. */
const Sample = styled.span<{ $pair: ContrastPair }>`
  display: inline-block;
  padding: 0 ${token('space.3')};
  border: 3px solid ${({ $pair }) => token($pair.least === 3 ? $pair.foreground : $pair.background)};
  border-radius: ${token('radius.small')};
  background: ${({ $pair }) => token($pair.background)};
  color: ${({ $pair }) => token($pair.least === 3 ? $pair.background : $pair.foreground)};
  white-space: nowrap;
`;

/** Only the names of the pairs may wrap. */
const PairTable = styled(DataTable)`
  tbody th {
    white-space: normal;
  }
`;

const groupOf = (name: string) =>
  name
    .split('.')
    .slice(1, name.startsWith('color.tone') || name.startsWith('color.action') ? 3 : 2)
    .join(' ');

function groups(): [group: string, names: TokenName[]][] {
  const names = [...themes.light.keys()].filter((name) => name.startsWith('color.')) as TokenName[];
  return [...new Set(names.map(groupOf))].map((group) => [
    group,
    names.filter((name) => groupOf(name) === group),
  ]);
}

/** All colours by purpose, in both themes. */
export function ColourPage() {
  return (
    <DocSheet title="Colour" lead={leads['foundations--colour']}>
      {groups().map(([group, names]) => (
        <DocPart key={group} title={group.charAt(0).toUpperCase() + group.slice(1)}>
          <TokenTable
            label={`Colours: ${group}`}
            names={names}
            sample={(name) => (
              <Swatch
                $light={themes.light.get(name) ?? ''}
                $dark={themes.dark.get(name) ?? ''}
                aria-hidden="true"
              />
            )}
          />
        </DocPart>
      ))}
    </DocSheet>
  );
}

const short = (name: TokenName) => name.replace('color.', '');

/** The contrast of each required pair, computed from the current tokens. */
export function ContrastPage() {
  return (
    <DocSheet title="Contrast" lead={leads['foundations--contrast']}>
      {THEMES.map((theme) => (
        <ThemeBox key={theme} theme={theme}>
          <PairTable
            label={`Pairs of the ${theme} theme`}
            columns={['Pair', 'Sample', 'Contrast', 'Minimum']}
            rows={contrastPairs.map((pair) => ({
              id: `${pair.foreground} ${pair.background}`,
              cells: [
                `${short(pair.foreground)} on ${short(pair.background)}`,
                <Sample key="sample" $pair={pair} aria-hidden="true">
                  Aa 学 ع
                </Sample>,
                <ContrastRatio key="ratio" ratio={pairContrast(pair, theme)} least={pair.least} />,
                pair.least,
              ],
            }))}
          />
        </ThemeBox>
      ))}
    </DocSheet>
  );
}

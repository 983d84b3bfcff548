import { useState } from 'react';
import { styled } from 'styled-components';
import { SearchField } from '../../components/SearchField/SearchField';
import { Select } from '../../components/Select/Select';
import { Stack } from '../../components/Stack/Stack';
import { contrastRatio } from '../../tokens/colour';
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
import { Columns } from '../styled';
import { TokenTable } from './TokenTable';
import { ThemeBox } from './ThemeBox';
import { leads } from '../chapters/chapterTexts';

const THEMES: readonly ThemeName[] = ['light', 'dark'];

/** The colour in both themes, side by side. */
const Swatch = styled.span<{ $light: string; $dark: string }>`
  display: block;
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
    <DocSheet title="Color" lead={leads['foundations--color']}>
      {groups().map(([group, names]) => (
        <DocPart key={group} title={group.charAt(0).toUpperCase() + group.slice(1)}>
          <TokenTable
            label={`Colors: ${group}`}
            names={names}
            sample={(name) => (
              <Swatch $light={themes.light.get(name) ?? ''} $dark={themes.dark.get(name) ?? ''} />
            )}
          />
        </DocPart>
      ))}
    </DocSheet>
  );
}

const short = (name: TokenName) => name.replace('color.', '');

const optionsOf = (names: readonly TokenName[]) =>
  [...new Set(names)].map((value) => ({ value, label: short(value) }));

const FOREGROUNDS = optionsOf(contrastPairs.map(({ foreground }) => foreground));
const BACKGROUNDS = optionsOf(contrastPairs.map(({ background }) => background));

/** The contrast of two chosen colours, and of each required pair, from the current tokens. */
export function ContrastPage() {
  const [foreground, setForeground] = useState<TokenName>('color.text.primary');
  const [background, setBackground] = useState<TokenName>('color.surface.card');
  const [letters, setLetters] = useState('');
  const rows = contrastPairs
    .map((pair) => ({ pair, name: `${short(pair.foreground)} on ${short(pair.background)}` }))
    .filter(({ name }) => name.includes(letters.trim()));
  return (
    <DocSheet title="Contrast" lead={leads['foundations--contrast']}>
      <DocPart title="Two colors">
        <Columns>
          <Select
            label="Color"
            value={foreground}
            options={FOREGROUNDS}
            onChange={(value) => setForeground(value as TokenName)}
          />
          <Select
            label="Background"
            value={background}
            options={BACKGROUNDS}
            onChange={(value) => setBackground(value as TokenName)}
          />
        </Columns>
        <Columns>
          {THEMES.map((theme) => (
            <ThemeBox key={theme} theme={theme}>
              <Sample $pair={{ foreground, background, least: 4.5 }} aria-hidden="true">
                Aa 学 ع
              </Sample>
              <ContrastRatio
                ratio={contrastRatio(
                  themes[theme].get(foreground) ?? '',
                  themes[theme].get(background) ?? '',
                )}
                least={4.5}
              />
            </ThemeBox>
          ))}
        </Columns>
      </DocPart>
      <DocPart title="Required pairs">
        <Stack direction="row">
          <SearchField
            label="Filter pairs"
            value={letters}
            onChange={({ target }) => setLetters(target.value)}
          />
        </Stack>
        <DataTable
          label="Required pairs"
          columns={['Pair', 'Minimum', 'Light', 'Dark']}
          rows={rows.map(({ pair, name }) => ({
            id: name,
            cells: [
              name,
              pair.least,
              ...THEMES.map((theme) => (
                <ContrastRatio key={theme} ratio={pairContrast(pair, theme)} least={pair.least} />
              )),
            ],
          }))}
        />
      </DocPart>
    </DocSheet>
  );
}

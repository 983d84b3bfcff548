import { useState } from 'react';
import { styled } from 'styled-components';
import { SearchField } from '../../components/SearchField/SearchField';
import { Select } from '../../components/Select/Select';
import { Text } from '../../components/Text/Text';
import { contrastPairs } from '../../tokens/contrastPairs';
import type { ColorName, ContrastPair } from '../../tokens/contrastPairs';
import { pairContrast } from '../../tokens/contrastProblems';
import { themes } from '../../tokens/themes';
import type { ThemeName } from '../../tokens/themes';
import { token } from '../../tokens/token';
import { DataTable } from '../DataTable';
import { DocPart, DocSheet } from '../Sheet';
import { Columns } from '../styled';

const Sample = styled.p`
  padding: ${token('space.6')};
  border: ${token('line.hairline')} solid ${token('color.border.default')};
  border-radius: ${token('radius.surface')};
  font-size: ${token('type.size.large')};
`;

const THEMES: readonly ThemeName[] = ['light', 'dark'];

const short = (name: ColorName) => name.replace('color.', '');

const optionsOf = (names: readonly ColorName[]) =>
  [...new Set(names)].map((value) => ({ value, label: short(value) }));

const FOREGROUNDS = optionsOf(contrastPairs.map(({ foreground }) => foreground));
const BACKGROUNDS = optionsOf(contrastPairs.map(({ background }) => background));

function verdictOf(pair: ContrastPair, theme: ThemeName): string {
  const ratio = pairContrast(pair, theme);
  return `${ratio.toFixed(2)} ${ratio >= pair.least ? '✓ passes' : '✗ fails'}`;
}

/** The contrast of two chosen colors, and of each required pair, from the current tokens. */
export function ContrastPage() {
  const [foreground, setForeground] = useState<ColorName>('color.text.primary');
  const [background, setBackground] = useState<ColorName>('color.surface.card');
  const [letters, setLetters] = useState('');
  const rows = contrastPairs
    .map((pair) => ({ ...pair, id: `${short(pair.foreground)} on ${short(pair.background)}` }))
    .filter(({ id }) =>
      letters
        .toLowerCase()
        .split(/\s+/)
        .every((word) => id.toLowerCase().includes(word)),
    );
  return (
    <DocSheet story="foundations--contrast">
      <DocPart title="Two colors">
        <Columns>
          <Select
            label="Color"
            value={foreground}
            options={FOREGROUNDS}
            onChange={(value) => setForeground(value as ColorName)}
          />
          <Select
            label="Background"
            value={background}
            options={BACKGROUNDS}
            onChange={(value) => setBackground(value as ColorName)}
          />
          {THEMES.map((theme) => (
            <div key={theme}>
              <Sample
                style={{
                  color: themes[theme].get(foreground),
                  background: themes[theme].get(background),
                }}
                aria-hidden="true"
              >
                Aa 学 ع
              </Sample>
              {theme}: {verdictOf({ foreground, background, least: 4.5 }, theme)}
            </div>
          ))}
        </Columns>
      </DocPart>
      <DocPart title="Required pairs">
        <div>
          <SearchField
            label="Filter pairs"
            value={letters}
            onChange={({ target }) => setLetters(target.value)}
          />
        </div>
        {rows.length === 0 ? <Text>No required pair has all of these words.</Text> : null}
        <DataTable
          label="Required pairs"
          columns={['Pair', 'Minimum', 'Light', 'Dark']}
          rows={rows.map((pair) => ({
            id: pair.id,
            cells: [pair.id, pair.least, ...THEMES.map((theme) => verdictOf(pair, theme))],
          }))}
        />
      </DocPart>
    </DocSheet>
  );
}

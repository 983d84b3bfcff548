import { use, useState } from 'react';
import { styled } from 'styled-components';
import { BrandContext } from '../../.ladle/contexts';
import { Heading } from '../../components/Heading/Heading';
import { SearchField } from '../../components/SearchField/SearchField';
import { Select } from '../../components/Select/Select';
import { Text } from '../../components/Text/Text';
import { contrastPairs } from '../../tokens/contrastPairs';
import type { ColorName } from '../../tokens/contrastPairs';
import { colorsOf } from '../../tokens/contrastProblems';
import { token } from '../../tokens/token';
import { Fold } from '../Fold';
import { groupBy } from '../groupBy';
import { DocPart, DocSheet } from '../Sheet';
import { Columns } from '../styled';
import { ContrastTable, pairName, THEMES, useVerdict } from './ContrastTable';
import { contrastUses, shortColor } from './contrastUses';

const Sample = styled.p`
  padding: ${token('space.6')};
  border: ${token('line.hairline')} solid ${token('color.border.default')};
  border-radius: ${token('radius.surface')};
  font-size: ${token('type.size.large')};
`;

const optionsOf = (names: readonly ColorName[]) =>
  [...new Set(names)].map((value) => ({ value, label: shortColor(value) }));

const FOREGROUNDS = optionsOf(contrastPairs.map(({ foreground }) => foreground));
const BACKGROUNDS = optionsOf(contrastPairs.map(({ background }) => background));

export function ContrastPage() {
  const [foreground, setForeground] = useState<ColorName>('color.text.primary');
  const [background, setBackground] = useState<ColorName>('color.surface.card');
  const [letters, setLetters] = useState('');
  const brand = use(BrandContext) ?? {};
  const verdictOf = useVerdict();
  const words = letters.toLowerCase().split(/\s+/);
  const pairs = contrastUses.filter((pair) => {
    const text = `${pair.group} ${pair.use} ${pairName(pair)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
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
          {Object.entries(THEMES).map(([title, theme]) => {
            const colorOf = colorsOf(brand, theme);
            return (
              <div key={theme}>
                <Sample
                  style={{ color: colorOf(foreground), background: colorOf(background) }}
                  aria-hidden="true"
                >
                  Aa 学 ع
                </Sample>
                {title}: {verdictOf({ foreground, background, least: 4.5 }, theme)}
              </div>
            );
          })}
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
        {pairs.length === 0 ? <Text>No required pair has all of these words.</Text> : null}
        {[...groupBy(pairs, ({ group }) => group)].map(([group, own]) => (
          <Fold
            key={group}
            heading={<Heading level={3}>{`${group} (${own.length})`}</Heading>}
            open={letters !== ''}
          >
            <ContrastTable label={group} pairs={own} />
          </Fold>
        ))}
      </DocPart>
    </DocSheet>
  );
}

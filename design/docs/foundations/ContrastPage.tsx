import { Fragment, useState } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../../components/Heading/Heading';
import { SearchField } from '../../components/SearchField/SearchField';
import { Select } from '../../components/Select/Select';
import { Text } from '../../components/Text/Text';
import { contrastPairs } from '../../tokens/contrastPairs';
import type { ColorName } from '../../tokens/contrastPairs';
import { themes } from '../../tokens/themes';
import { token } from '../../tokens/token';
import { groupBy } from '../groupBy';
import { DocPart, DocSheet } from '../Sheet';
import { Columns } from '../styled';
import { ContrastTable, pairName, THEMES, verdictOf } from './ContrastTable';
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

/** The contrast of two chosen colors, and of each required pair, from the current tokens. */
export function ContrastPage() {
  const [foreground, setForeground] = useState<ColorName>('color.text.primary');
  const [background, setBackground] = useState<ColorName>('color.surface.card');
  const [letters, setLetters] = useState('');
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
        {pairs.length === 0 ? <Text>No required pair has all of these words.</Text> : null}
        {[...groupBy(pairs, ({ group }) => group)].map(([group, own]) => (
          <Fragment key={group}>
            <Heading level={3}>{group}</Heading>
            <ContrastTable label={group} pairs={own} />
          </Fragment>
        ))}
      </DocPart>
    </DocSheet>
  );
}

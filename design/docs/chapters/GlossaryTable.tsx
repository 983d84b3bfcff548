import { useState } from 'react';
import { styled } from 'styled-components';
import { pageLanguage } from '../../.ladle/storyLocales';
import { LiveRegion } from '../../components/LiveRegion/LiveRegion';
import { SearchField } from '../../components/SearchField/SearchField';
import { Text } from '../../components/Text/Text';
import { narrow } from '../../foundations/media';
import markdown from '../../../translations/glossary.md?raw';
import { token } from '../../tokens/token';
import { DataTable } from '../DataTable';
import { glossaryTerms, termsWith } from './glossary';
import type { GlossaryTerm, GlossaryWord } from './glossary';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.2')} ${token('space.4')};
  > :first-child {
    flex-basis: 16rem;
  }
`;

const Forms = styled.small`
  @media ${narrow} {
    && {
      display: inline;
    }
  }
`;

/** A link to its own row, to copy. */
const Anchor = styled.a`
  display: inline-block;
  min-block-size: ${token('size.target')};
  color: inherit;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
    text-underline-offset: ${token('optic.underline')};
  }
`;

const terms = glossaryTerms(markdown);

const languages = new Intl.DisplayNames('en', { type: 'language' });

const columns = (terms[0]?.words ?? []).map(({ locale }) => ({
  name: languages.of(locale.slice(0, 2)) ?? locale,
  ...pageLanguage(locale),
}));

function Word({ word, forms }: GlossaryWord) {
  return (
    <>
      {word}
      {forms === '' ? null : <Forms> ({forms})</Forms>}
    </>
  );
}

const rowOf = ({ id, words: [chinese, ...others] }: GlossaryTerm) => ({
  id,
  cells: [
    <Anchor key="term" href={`#${id}`}>
      {chinese?.word}
    </Anchor>,
    ...others.map((word) => <Word key={word.locale} {...word} />),
  ],
});

function countText(found: number, letters: string): string {
  if (found === 0) return `No term contains “${letters.trim()}” in any language.`;
  return found === terms.length ? `${found} terms` : `${found} of ${terms.length} terms`;
}

/** The terms of the product, with a search in all languages. */
export function GlossaryTable() {
  const [letters, setLetters] = useState('');
  const found = termsWith(terms, letters);
  return (
    <>
      <Tools>
        <SearchField
          label="Search terms in any language"
          value={letters}
          onChange={({ target }) => setLetters(target.value)}
          onClear={() => setLetters('')}
          clearLabel="Clear search"
        />
        <LiveRegion>
          <Text as="span" tone="secondary">
            {countText(found.length, letters)}
          </Text>
        </LiveRegion>
      </Tools>
      {found.length === 0 ? null : (
        <DataTable label="Terms" columns={columns} rows={found.map(rowOf)} anchors fixed />
      )}
    </>
  );
}

import type { StoryLocale } from '../../.ladle/storyLocales';
import { headingId } from '../headingId';

/** A term in one language, and the other forms in which it may occur. */
export interface GlossaryWord {
  locale: StoryLocale;
  word: string;
  forms: string;
}

export interface GlossaryTerm {
  /** The anchor of the term, by its English word. */
  id: string;
  /** The Chinese word first. */
  words: readonly GlossaryWord[];
}

const CELL = /^(.*?)(?: \(([^()]*)\))?$/;

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The terms of `translations/glossary.md`, the first table of the document. */
export function glossaryTerms(markdown: string): GlossaryTerm[] {
  const [table = ''] = /^\|(?:.*\n\|)*.*/m.exec(markdown) ?? [];
  const [head = '', , ...rows] = table.split('\n');
  const locales = ['zh_CN', ...cellsOf(head).slice(1)] as StoryLocale[];
  return rows.map((row) => {
    const cells = cellsOf(row);
    const words = locales.map((locale, index) => {
      const [, word = '', forms = ''] = CELL.exec(cells[index] ?? '') ?? [];
      return { locale, word, forms };
    });
    const english = words.find(({ locale }) => locale === 'en_US')?.word ?? '';
    return { id: `term-${headingId(english)}`, words };
  });
}

/** Letters without case and accents, as people type them into a search. */
const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The terms with these letters in any language. */
export function termsWith(terms: readonly GlossaryTerm[], letters: string): GlossaryTerm[] {
  const wanted = plain(letters.trim());
  return terms.filter(({ words }) =>
    words.some(({ word, forms }) => plain(`${word} ${forms}`).includes(wanted)),
  );
}

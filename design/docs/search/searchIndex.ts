import MiniSearch from 'minisearch';
import type { SiteSection } from '../shell/siteMap';
import { searchEntries } from './searchEntries';
import type { SearchEntry } from './searchEntries';
import { synonyms } from './synonyms';

/** Results of each group; more would hide the next group. */
const MOST_IN_GROUP = 5;

/** Results by group, the group with the best result first. */
export type SearchResults = readonly (readonly [group: string, entries: readonly SearchEntry[]])[];

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** A page with the word as its name or another name comes before pages with the word in their texts. */
const NAME_BOOST = 8;

const isNamed = (page: SearchEntry | undefined, term: string): boolean =>
  page !== undefined
  && wordsOf(`${page.title} ${synonyms[page.title] ?? ''}`.toLowerCase()).includes(term);

/** The sentence that contains most of the found terms, in the place of the entry's second line. */
function withSentence(entry: SearchEntry, terms: readonly string[]): SearchEntry {
  const { about, sentences = [] } = entry;
  const count = (sentence: string) => {
    const own = new Set(wordsOf(sentence.toLowerCase()));
    return terms.filter((term) => own.has(term)).length;
  };
  const [best = ''] = [...sentences].sort((one, other) => count(other) - count(one));
  return about === '' ? { ...entry, about: best } : entry;
}

/** `#fff` is `#ffffff`. */
const wholeHex = (words: string): string =>
  words.replaceAll(/#([\da-f])([\da-f])([\da-f])(?![\da-f])/gi, '#$1$1$2$2$3$3');

/** How many letters of a word may be wrong. Short words would be like too many others. */
const mistakes = (word: string): number => (word.length < 4 ? 0 : Math.round(word.length / 5));

/** The word with each two neighbouring letters exchanged, which fuzzy search counts as two mistakes. */
const swapsOf = (word: string): string[] =>
  [...word].slice(1).map((letter, at) => {
    const before = word.slice(0, at);
    return `${before}${letter}${word.charAt(at)}${word.slice(at + 2)}`;
  });

/** Indexes the documentation for a search that needs no server. */
export function createSearch(sections: readonly SiteSection[]): (words: string) => SearchResults {
  const entries = searchEntries(sections);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const index = new MiniSearch<SearchEntry>({
    fields: ['title', 'text', 'about', 'sentences'],
    extractField: (entry, field) => [entry[field as keyof SearchEntry] ?? ''].flat().join(' '),
    tokenize: wordsOf,
    searchOptions: {
      prefix: true,
      boost: { title: 4, text: 2 },
      boostDocument: (id, term) => {
        if (!String(id).startsWith('page ')) return 1;
        const own = String(id).startsWith('page components--') ? 12 : 3;
        return isNamed(byId.get(String(id)), term) ? own * NAME_BOOST : own;
      },
    },
  });
  index.addAll(entries);
  const isKnown = (word: string) => index.search(word).length > 0;
  const corrected = (word: string) =>
    isKnown(word) ? word : (swapsOf(word).find((swap) => isKnown(swap)) ?? word);

  /**
   * The first kind of search that finds something, so that no guess is before what was written: all
   * words, all words with typing mistakes, some of the words.
   */
  const find = (words: readonly string[]) => {
    // The words without the gaps between them: "check box" is "checkbox".
    const all = [{ combineWith: 'AND' as const, queries: [...words] }, words.join('')];
    const some = [...words];
    const kinds = [all, some].flatMap((queries) => [{ queries }, { queries, fuzzy: mistakes }]);
    for (const kind of kinds) {
      const found = index.search({ combineWith: 'OR', ...kind });
      if (found.length > 0) return found;
    }
    return [];
  };

  return (asked) => {
    const words = wordsOf(wholeHex(asked).toLowerCase()).map(corrected);
    const name = words.filter((word) => !['token', 'var'].includes(word)).join(' ');
    const found = find(words).flatMap(({ id, terms }) => {
      const entry = byId.get(String(id));
      return entry === undefined ? [] : withSentence(entry, terms);
    });
    // Properties and screens share their names with components and with each other.
    const hasName = ({ group, title }: SearchEntry) =>
      !['Properties', 'Screens'].includes(group) && wordsOf(title.toLowerCase()).join(' ') === name;
    const groups = new Map<string, SearchEntry[]>();
    for (const entry of [...found.filter(hasName), ...found.filter((each) => !hasName(each))]) {
      const own = groups.get(entry.group) ?? [];
      if (own.length < MOST_IN_GROUP) groups.set(entry.group, [...own, entry]);
    }
    return [...groups];
  };
}

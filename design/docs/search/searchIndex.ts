import MiniSearch from 'minisearch';
import type { SiteSection } from '../shell/siteMap';
import { searchEntries } from './searchEntries';
import type { SearchEntry } from './searchEntries';

/** Results of each group; more would hide the next group. */
const MAX_IN_GROUP = 5;

/** Results by group, the group with the best result first. */
export type SearchResults = readonly (readonly [group: string, entries: readonly SearchEntry[]])[];

/** Without accents, because not every keyboard has them. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Words without a meaning of their own in a question or in pasted code. */
const FILLERS = new Set(
  'a an are do does how i in is of on or the to token var what when'.split(' '),
);

const tellingWords = (text: string) => wordsOf(text).filter((word) => !FILLERS.has(word));

export async function createSearch(
  sections: readonly SiteSection[],
): Promise<(words: string) => SearchResults> {
  const entries = await searchEntries(sections);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const index = new MiniSearch<SearchEntry>({
    fields: ['title', 'names', 'text', 'about'],
    tokenize: wordsOf,
    searchOptions: {
      prefix: true,
      // Short words would be like too many others.
      fuzzy: (word) => (word.length < 4 ? 0 : Math.round(word.length / 5)),
      boost: { title: 8, names: 6 },
      // Tokens, properties, states and screens share their words with components and patterns.
      boostDocument: (id) => {
        const key = String(id);
        if (/^(?:absence|page components--)/.test(key)) return 9;
        return key.startsWith('page ') ? 4 : 1;
      },
    },
  });
  index.addAll(entries);

  /** What contains all words comes before what contains some, and both before what resembles them. */
  const find = (query: string) => {
    const all = index.search(query, { combineWith: 'AND', fuzzy: 0 });
    const some = all.length > 0 ? all : index.search(query, { fuzzy: 0 });
    return some.length > 0 ? some : index.search(query);
  };

  return (query) => {
    const words = tellingWords(query);
    const name = words.join(' ');
    const hits = find(words.length === 0 ? query : name).flatMap(
      ({ id }) => byId.get(String(id)) ?? [],
    );
    const hitsByTitle = hits.filter(
      ({ id, title }) =>
        id.startsWith('page components--') && tellingWords(title).join(' ') === name,
    );
    // Other names can be several words, as “which message”. The first ones say most.
    const hitsByName = hits.filter(({ group, names = '' }) => {
      const all = tellingWords(names).join(' ');
      if (words.length > 1) return all.includes(name);
      return group !== 'Tokens' && all.split(' ', 1)[0] === name;
    });
    const groups = new Map<string, SearchEntry[]>();
    for (const entry of new Set([...hitsByTitle, ...hitsByName, ...hits])) {
      const own = groups.get(entry.group) ?? [];
      if (own.length < MAX_IN_GROUP) groups.set(entry.group, [...own, entry]);
    }
    return [...groups];
  };
}

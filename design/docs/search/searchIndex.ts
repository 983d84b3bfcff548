import MiniSearch from 'minisearch';
import type { SiteSection } from '../shell/siteMap';
import { searchEntries } from './searchEntries';
import type { SearchEntry } from './searchEntries';

/** Results of each group; more would hide the next group. */
const MOST_IN_GROUP = 5;

/** Results by group, the group with the best result first. */
export type SearchResults = readonly (readonly [group: string, entries: readonly SearchEntry[]])[];

/** Indexes the documentation for a search that needs no server. */
export function createSearch(sections: readonly SiteSection[]): (words: string) => SearchResults {
  const entries = searchEntries(sections);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const index = new MiniSearch<SearchEntry>({
    fields: ['title', 'text', 'about'],
    tokenize: (text) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean),
    searchOptions: {
      prefix: true,
      fuzzy: (word) => (word.length > 4 ? 0.2 : false),
      combineWith: 'AND',
      boost: { title: 4, text: 2 },
      boostDocument: (id) => (String(id).startsWith('page ') ? 3 : 1),
    },
  });
  index.addAll(entries);
  return (words) => {
    const found = index.search(words).flatMap(({ id }) => byId.get(String(id)) ?? []);
    const groups = new Map<string, SearchEntry[]>();
    for (const entry of found) {
      const own = groups.get(entry.group) ?? [];
      if (own.length < MOST_IN_GROUP) groups.set(entry.group, [...own, entry]);
    }
    return [...groups];
  };
}

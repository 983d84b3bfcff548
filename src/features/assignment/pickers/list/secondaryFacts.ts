import { COLUMNS } from '../api/pickerKinds';
import type { ColumnId, ListKind, SearchField } from '../api/pickerKinds';

const FACTS = 2;

/** The columns that distinguish namesakes best, per list; other lists use their first columns. */
const USUAL: Partial<Record<ListKind, readonly ColumnId[]>> = {
  members: ['jobNumber', 'department'],
  groups: ['number', 'creator'],
};

/** The columns in a phone's line below the name; the one that is searched comes first. */
export function secondaryFacts(kind: ListKind, searchField: SearchField): readonly ColumnId[] {
  const usual = USUAL[kind] ?? COLUMNS[kind].slice(1);
  const facts = searchField === 'all' || searchField === 'name' ? usual : [searchField, ...usual];
  return [...new Set(facts)].slice(0, FACTS);
}

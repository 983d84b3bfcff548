import type { QueryRule, Selection } from '#lib/selection/selection.ts';
import { removeExclusion, removeImport, removeNamed, removeQuery } from '../../selection/editRows';
import { removeDepartmentRule } from '../../selection/departmentTree';
import type { PickerKind, Tab } from '../api/pickerKinds';

export interface SelectionEntry {
  key: string;
  kind: Tab | 'imports';
  /** An item with a name; undefined for searches and imports. */
  named?: { kind: PickerKind; id: string };
  query?: QueryRule;
  within?: { kind: 'departments'; id: string };
  importId?: string;
  /** Whether it excludes what other rules include. */
  excludes: boolean;
  scope?: 'below' | 'single';
  /** The edit that removes it; undefined for a locked item. */
  remove?: (selection: Selection) => Selection;
}

const ID_KINDS = ['groups', 'prerequisites', 'roles', 'visitors'] as const;

function selectedRow(kind: 'members' | (typeof ID_KINDS)[number], id: string): SelectionEntry {
  return {
    key: `${kind} ${id}`,
    kind,
    named: { kind, id },
    excludes: false,
    remove: (selection) => removeNamed(selection, kind, id),
  };
}

function withinOf({ criteria: { departmentId: id } }: QueryRule): Pick<SelectionEntry, 'within'> {
  return id === undefined ? {} : { within: { kind: 'departments', id } };
}

/** Duplicates have no meaning in a selection, and would be duplicate keys here. */
const distinct = (ids: readonly string[]): string[] => [...new Set(ids)];

/** All items of a selection, locked ones first; `groupedRows` sorts them by kind. */
export function selectedEntries({
  members,
  departments,
  queries,
  imports,
  locked,
  ...lists
}: Selection): SelectionEntry[] {
  return [
    ...locked.map(({ kind, id }): SelectionEntry => ({
      key: `locked ${kind} ${id}`,
      kind,
      named: { kind, id },
      excludes: false,
    })),
    ...departments.map((rule): SelectionEntry => ({
      key: `departments ${rule.scope} ${rule.departmentId}`,
      kind: 'departments',
      named: { kind: 'departments', id: rule.departmentId },
      scope: rule.scope,
      excludes: rule.effect === 'exclude',
      remove: (selection) => removeDepartmentRule(selection, rule),
    })),
    ...queries.map((query, index): SelectionEntry => ({
      key: `query ${index} ${query.kind}`,
      kind: query.kind,
      query,
      excludes: false,
      ...withinOf(query),
      remove: (selection) => removeQuery(selection, query),
    })),
    ...distinct(imports).map((importId): SelectionEntry => ({
      key: `import ${importId}`,
      kind: 'imports',
      importId,
      excludes: false,
      remove: (selection) => removeImport(selection, importId),
    })),
    ...ID_KINDS.flatMap((kind) => distinct(lists[kind]).map((id) => selectedRow(kind, id))),
    ...distinct(members.included).map((id) => selectedRow('members', id)),
    ...distinct(members.excluded).map((id): SelectionEntry => ({
      key: `without ${id}`,
      kind: 'members',
      named: { kind: 'members', id },
      excludes: true,
      remove: (selection) => removeExclusion(selection, id),
    })),
  ];
}

/** In display order: rules for many first, exclusions last. */
const GROUPS = [
  'departments',
  'groups',
  'prerequisites',
  'roles',
  'imports',
  'visitors',
  'members',
  'without',
] as const;
export type EntryGroup = (typeof GROUPS)[number];

export type GroupedRow =
  { group: EntryGroup; size: number } | { entry: SelectionEntry; place: number };

/** The items by kind, each kind below a heading. */
export function groupedRows(entries: readonly SelectionEntry[]): GroupedRow[] {
  const groupOf = ({ excludes, kind }: SelectionEntry) => (excludes ? 'without' : kind);
  let place = 0;
  return GROUPS.flatMap((group): GroupedRow[] => {
    const own = entries.filter((entry) => groupOf(entry) === group);
    if (own.length === 0) return [];
    return [{ group, size: own.length }, ...own.map((entry) => ({ entry, place: (place += 1) }))];
  });
}

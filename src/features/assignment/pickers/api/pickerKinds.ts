import type { ContractSchema } from '#shared/api/contract/contractTypes.ts';
import type { QueriedKind } from '#lib/selection/selection.ts';

export type PickerKind = ContractSchema<'SelectorKind'>;
export type SearchField = ContractSchema<'SelectorField'>;
export type ColumnId = Exclude<SearchField, 'all'> | 'headCount';

/** Kinds that are shown as a table. */
export type ListKind = QueriedKind | 'academies';

export const TABS = [
  'members',
  'departments',
  'groups',
  'prerequisites',
  'roles',
  'visitors',
] as const;
export type Tab = (typeof TABS)[number];

/** The columns of each list; the first one names the row. */
export const COLUMNS: Readonly<Record<ListKind, readonly ColumnId[]>> = {
  members: [
    'name',
    'nickName',
    'jobNumber',
    'mailBox',
    'account',
    'mobileNumber',
    'uniportalAccount',
    'vendorId',
    'employeeAccount',
    'department',
  ],
  groups: ['name', 'headCount', 'number', 'creator'],
  prerequisites: ['name', 'creator'],
  roles: ['name', 'creator'],
  visitors: ['name', 'mobile'],
  academies: ['name', 'type', 'creator'],
};

/** The search fields of a kind: its columns except counts. */
export function searchFields(kind: PickerKind): SearchField[] {
  const columns: readonly ColumnId[] = kind === 'departments' ? ['name'] : COLUMNS[kind];
  return ['all', ...columns.filter((column) => column !== 'headCount')];
}

/**
 * The fields for a batch search of a kind. A department is no such field, because it matches many
 * people.
 */
export function batchFields(kind: PickerKind): SearchField[] {
  return searchFields(kind).filter((field) => field !== 'department');
}

/** Kinds with the filter "only what I created". */
export function hasCreator(kind: ListKind): boolean {
  return COLUMNS[kind].includes('creator');
}

import { collectionIds } from './membership';
import type { CollectionSource } from './membership';
import { resolveDepartments } from './resolveDepartments';
import type { DepartmentNode } from './resolveDepartments';
import { collectionKinds } from './selection';
import type { Selection, SelectionCriteria } from './selection';

/**
 * The people that a selection applies to. Members are numbered from 0; rows that are not members
 * are ignored.
 */
export interface PeopleSource extends CollectionSource {
  memberCount: number;
  /** The member's number; undefined when the id does not exist (any more). */
  memberRow(id: string): number | undefined;
  /** Whether the member may take part: neither disabled nor departed nor out of reach. */
  isEligible(row: number): boolean;
  /** Parents before their children. */
  departments: readonly DepartmentNode[];
  /** Calls back once per membership: a member, and a department's index in `departments`. */
  eachMembership(visit: (row: number, department: number) => void): void;
  /** The members that a search finds, on all its pages. */
  rowsOfQuery(criteria: SelectionCriteria): Iterable<number>;
  isVisitor(id: string): boolean;
}

export interface Heads {
  members: number;
  visitors: number;
  /** Members and visitors. */
  total: number;
}

type Flags = Uint8Array;

function markDepartments(
  flags: Flags,
  { departments, locked }: Selection,
  source: PeopleSource,
): void {
  const lockedIds = locked.flatMap(({ kind, id }) => (kind === 'departments' ? [id] : []));
  if (departments.length === 0 && lockedIds.length === 0) return;
  const verdicts = resolveDepartments(source.departments, departments, lockedIds);
  source.eachMembership((row, department) => {
    if (verdicts[department] === 1) flags[row] = 1;
  });
}

function markQueries(flags: Flags, { queries }: Selection, source: PeopleSource): void {
  for (const { kind, criteria, except } of queries) {
    if (kind !== 'members') continue;
    const exceptions = new Set(except.map((id) => source.memberRow(id)));
    for (const row of source.rowsOfQuery(criteria)) if (!exceptions.has(row)) flags[row] = 1;
  }
}

function setMembers(
  flags: Flags,
  ids: readonly string[],
  value: 0 | 1,
  source: PeopleSource,
): void {
  for (const id of ids) {
    const row = source.memberRow(id);
    if (row !== undefined) flags[row] = value;
  }
}

/** Locked items override all others, so they are marked last. */
function markLocked(flags: Flags, selection: Selection, source: PeopleSource): void {
  const ids = (kind: string): string[] =>
    selection.locked.flatMap((item) => (item.kind === kind ? [item.id] : []));
  for (const kind of collectionKinds)
    for (const id of ids(kind)) for (const row of source.rowsOf(kind, id)) flags[row] = 1;
  markDepartments(flags, { ...selection, departments: [] }, source);
  setMembers(flags, ids('members'), 1, source);
}

/**
 * The selected members, by these rules (D49); the first that applies decides: locked; chosen or
 * excluded individually; in any chosen department, group, prerequisite, role, import or search. A
 * member of two departments is selected when either is: an excluding rule only ends what a higher
 * rule began, and bars no one otherwise.
 * @returns one flag per member; ineligible members may be flagged too
 */
export function selectedRows(selection: Selection, source: PeopleSource): Uint8Array {
  const flags = new Uint8Array(source.memberCount);
  markDepartments(flags, selection, source);
  for (const kind of collectionKinds) {
    for (const id of collectionIds(kind, selection, source))
      for (const row of source.rowsOf(kind, id)) flags[row] = 1;
  }
  markQueries(flags, selection, source);
  setMembers(flags, selection.members.excluded, 0, source);
  setMembers(flags, selection.members.included, 1, source);
  markLocked(flags, selection, source);
  return flags;
}

function countVisitors(selection: Selection, source: PeopleSource): number {
  const ids = new Set(selection.visitors);
  for (const { kind, criteria, except } of selection.queries) {
    if (kind !== 'visitors') continue;
    const exceptions = new Set(except);
    for (const id of source.idsOfQuery(kind, criteria)) if (!exceptions.has(id)) ids.add(id);
  }
  for (const { kind, id } of selection.locked) if (kind === 'visitors') ids.add(id);
  return [...ids].filter((id) => source.isVisitor(id)).length;
}

/**
 * The number of selected people; each counts once, and only if eligible. Linear in members and
 * memberships.
 */
export function countHeads(selection: Selection, source: PeopleSource): Heads {
  const flags = selectedRows(selection, source);
  let members = 0;
  for (let row = 0; row < flags.length; row += 1)
    if (flags[row] === 1 && source.isEligible(row)) members += 1;
  const visitors = countVisitors(selection, source);
  return { members, visitors, total: members + visitors };
}

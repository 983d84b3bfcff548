import type {
  LockableKind,
  QueriedKind,
  QueryRule,
  Selection,
  SelectionCriteria,
} from './selection';

/** What a list knows of a row when it asks whether the row is chosen. */
export interface RowFacts {
  id: string;
  /** Whether the department rules take this member in. */
  inDepartment?: boolean;
  /** Whether a chosen group, prerequisite, role or import has this member; undefined until the service has said (P10). */
  isIndirectMember?: boolean | undefined;
  /** Whether something locked has this member, so that nobody can take the member out. */
  isLockedMember?: boolean;
  /** Whether a search finds the row; false where that cannot be told. */
  matches(criteria: SelectionCriteria): boolean;
}

const sets = new WeakMap<readonly string[], Set<string>>();

/** The list as a set, made once for each list: selections are never changed in place. Not to be kept, see `listWith`. */
export function setOf(ids: readonly string[]): ReadonlySet<string> {
  const known = sets.get(ids);
  if (known !== undefined) return known;
  const made = new Set(ids);
  sets.set(ids, made);
  return made;
}

/**
 * The list with some ids and without others; the same list when nothing changes. Its set goes on to the new list,
 * so that a step in a list of 100,000 costs no new set; the old list, should it come back by undoing, makes its own.
 */
export function listWith(
  ids: string[],
  added: readonly string[],
  taken: readonly string[],
): string[] {
  const known = setOf(ids);
  const gone = new Set(taken.filter((id) => known.has(id)));
  const fresh = [...new Set(added)].filter((id) => !known.has(id));
  if (gone.size === 0 && fresh.length === 0) return ids;
  const next = (gone.size === 0 ? ids : ids.filter((id) => !gone.has(id))).concat(fresh);
  const moved = sets.get(ids);
  if (moved === undefined) return next;
  sets.delete(ids);
  gone.forEach((id) => moved.delete(id));
  fresh.forEach((id) => moved.add(id));
  sets.set(next, moved);
  return next;
}

/** Whether nobody can take the row out (D49). */
export function isLocked({ locked }: Selection, kind: LockableKind, id: string): boolean {
  return locked.some((row) => row.kind === kind && row.id === id);
}

/** Whether the rule finds the row and does not spare it. */
export function queryHas(query: QueryRule, kind: QueriedKind, row: RowFacts): boolean {
  return query.kind === kind && !setOf(query.except).has(row.id) && row.matches(query.criteria);
}

/** Whether the row stays, whatever is said about it: locked itself, or held by something locked. */
export function isFixed(
  selection: Selection,
  kind: LockableKind,
  row: Pick<RowFacts, 'id' | 'isLockedMember'>,
): boolean {
  return row.isLockedMember === true || isLocked(selection, kind, row.id);
}

/** Whether a row shows as chosen. One that only an unanswered question could tell shows as not chosen. */
export function isRowChosen(selection: Selection, kind: QueriedKind, row: RowFacts): boolean {
  if (isFixed(selection, kind, row)) return true;
  if (kind === 'members') {
    if (setOf(selection.members.included).has(row.id)) return true;
    if (setOf(selection.members.excluded).has(row.id)) return false;
    if (row.inDepartment === true || row.isIndirectMember === true) return true;
  } else if (setOf(selection[kind]).has(row.id)) return true;
  return selection.queries.some((query) => queryHas(query, kind, row));
}

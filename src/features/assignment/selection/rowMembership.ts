import type {
  LockableKind,
  QueriedKind,
  QueryRule,
  Selection,
  SelectionCriteria,
} from '#lib/selection/selection.ts';

/** The membership of a row in a list. */
export interface RowFacts {
  id: string;
  /** Whether the department rules include this member. */
  inDepartment?: boolean;
  /**
   * Whether a chosen group, prerequisite, role or import includes this member; undefined until the
   * service has answered (P10).
   */
  isIndirectMember?: boolean | undefined;
  /** Whether a locked item includes this member, so that the member cannot be removed. */
  isLockedMember?: boolean;
  /** Whether a search finds the row; false when unknown. */
  matches(criteria: SelectionCriteria): boolean;
}

const sets = new WeakMap<readonly string[], Set<string>>();

/**
 * The list as a set, cached per list: selections are never mutated. Do not store the result, see
 * `listWith`.
 */
export function setOf(ids: readonly string[]): ReadonlySet<string> {
  const cached = sets.get(ids);
  if (cached !== undefined) return cached;
  const set = new Set(ids);
  sets.set(ids, set);
  return set;
}

/**
 * The list with some ids added and others removed; the same list when nothing changes. The cached
 * set moves to the new list, so that a step in a list of 100,000 creates no new set. If the old
 * list is used again after undo, it creates its own.
 */
export function listWith(
  ids: string[],
  additions: readonly string[],
  removals: readonly string[],
): string[] {
  const present = setOf(ids);
  const leaving = new Set(removals.filter((id) => present.has(id)));
  const fresh = [...new Set(additions)].filter((id) => !present.has(id));
  if (leaving.size === 0 && fresh.length === 0) return ids;
  const next = (leaving.size === 0 ? ids : ids.filter((id) => !leaving.has(id))).concat(fresh);
  const cache = sets.get(ids);
  if (cache === undefined) return next;
  sets.delete(ids);
  leaving.forEach((id) => cache.delete(id));
  fresh.forEach((id) => cache.add(id));
  sets.set(next, cache);
  return next;
}

/** Whether the row cannot be removed (D49). */
export function isLocked({ locked }: Selection, kind: LockableKind, id: string): boolean {
  return locked.some((row) => row.kind === kind && row.id === id);
}

/** Whether the rule finds the row and does not except it. */
export function queryHas(query: QueryRule, kind: QueriedKind, row: RowFacts): boolean {
  return query.kind === kind && !setOf(query.except).has(row.id) && row.matches(query.criteria);
}

/** Whether the row cannot change: locked itself, or included by a locked item. */
export function isFixed(
  selection: Selection,
  kind: LockableKind,
  row: Pick<RowFacts, 'id' | 'isLockedMember'>,
): boolean {
  return row.isLockedMember === true || isLocked(selection, kind, row.id);
}

/** Whether a row shows as chosen. A row that depends on a pending answer shows as not chosen. */
export function isRowSelected(selection: Selection, kind: QueriedKind, row: RowFacts): boolean {
  if (isFixed(selection, kind, row)) return true;
  if (kind === 'members') {
    if (setOf(selection.members.included).has(row.id)) return true;
    if (setOf(selection.members.excluded).has(row.id)) return false;
    if (row.inDepartment === true || row.isIndirectMember === true) return true;
  } else if (setOf(selection[kind]).has(row.id)) return true;
  return selection.queries.some((query) => queryHas(query, kind, row));
}

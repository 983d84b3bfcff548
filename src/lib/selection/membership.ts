import { collectionKinds } from './selection';
import type { CollectionKind, QueryRule, Selection } from './selection';

/** The part of `PeopleSource` that looks up members of collections. */
export interface CollectionSource {
  /** The members of a group, prerequisite, role or import; none when the id does not exist. */
  rowsOf(kind: CollectionKind, id: string): Iterable<number>;
  /** The ids that a search of another kind than members finds, on all its pages. */
  idsOfQuery(
    kind: Exclude<QueryRule['kind'], 'members'>,
    criteria: QueryRule['criteria'],
  ): Iterable<string>;
}

/** The collection through which a member is selected. */
export interface IndirectMembership {
  kind: CollectionKind;
  /** Id of the group, prerequisite, role or import. */
  sourceId: string;
  /** Whether the collection is locked, so that the member cannot be removed. */
  locked: boolean;
}

/** The selected collections of a kind, by name or by a search. */
export function collectionIds(
  kind: CollectionKind,
  selection: Selection,
  source: CollectionSource,
): Set<string> {
  const ids = new Set(selection[kind]);
  for (const query of selection.queries) {
    if (query.kind !== kind) continue;
    const except = new Set(query.except);
    for (const id of source.idsOfQuery(kind as Exclude<CollectionKind, 'imports'>, query.criteria))
      if (!except.has(id)) ids.add(id);
  }
  return ids;
}

function lockedIds(kind: CollectionKind, { locked }: Selection): string[] {
  return locked.flatMap((row) => (row.kind === kind ? [row.id] : []));
}

/**
 * The collection through which each member is selected: of several, a locked one first, then in the
 * order of `collectionKinds`. Members in none are omitted.
 * @param rows the members' numbers
 */
export function indirectMemberships(
  selection: Selection,
  source: CollectionSource,
  rows: ReadonlySet<number>,
): Map<number, IndirectMembership> {
  const holds = new Map<number, IndirectMembership>();
  const mark = (kind: CollectionKind, ids: Iterable<string>, isLocked: boolean): void => {
    for (const sourceId of ids) {
      for (const row of source.rowsOf(kind, sourceId))
        if (rows.has(row) && !holds.has(row)) holds.set(row, { kind, sourceId, locked: isLocked });
    }
  };
  for (const kind of collectionKinds) mark(kind, lockedIds(kind, selection), true);
  for (const kind of collectionKinds) mark(kind, collectionIds(kind, selection, source), false);
  return holds;
}

/**
 * The part of a selection that only the service can resolve, as sent to it; undefined when there is
 * none. Choosing or excluding members does not change it, so such a step needs no request.
 */
export function collectionsOf<Some extends Selection>({
  groups,
  prerequisites,
  roles,
  imports,
  queries,
  locked,
}: Some): Pick<Some, CollectionKind | 'queries' | 'locked'> | undefined {
  const isCollection = ({ kind }: { kind: string }) =>
    collectionKinds.some((each) => each === kind);
  const part = {
    groups,
    prerequisites,
    roles,
    imports,
    queries: queries.filter(isCollection),
    locked: locked.filter(isCollection),
  };
  return Object.values(part).every((list) => list.length === 0) ? undefined : part;
}

import { collectionKinds } from './selection';
import type { CollectionKind, QueryRule, Selection } from './selection';

/** Who is in what; the part of `PeopleSource` that this asks. */
export interface CollectionSource {
  /** The members of a group, prerequisite, role or import; nobody when there is none of that id. */
  rowsOf(kind: CollectionKind, id: string): Iterable<number>;
  /** The ids that a search of another kind than members finds, on all its pages. */
  idsOfQuery(
    kind: Exclude<QueryRule['kind'], 'members'>,
    criteria: QueryRule['criteria'],
  ): Iterable<string>;
}

/** What holds a member. */
export interface IndirectMembership {
  kind: CollectionKind;
  /** Of the group, prerequisite, role or import. */
  throughId: string;
  /** Whether it is locked, so that nobody can take the member out. */
  locked: boolean;
}

/** The collections of a kind that take part, by name or by a search. */
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
 * By what a selection holds some members: of several, a locked collection before others, then in the order of
 * `collectionKinds`. Whoever nothing holds is not among them.
 * @param rows the members' numbers
 */
export function indirectMemberships(
  selection: Selection,
  source: CollectionSource,
  rows: ReadonlySet<number>,
): Map<number, IndirectMembership> {
  const holds = new Map<number, IndirectMembership>();
  const mark = (kind: CollectionKind, ids: Iterable<string>, locked: boolean): void => {
    for (const throughId of ids) {
      for (const row of source.rowsOf(kind, throughId))
        if (rows.has(row) && !holds.has(row)) holds.set(row, { kind, throughId, locked });
    }
  };
  for (const kind of collectionKinds) mark(kind, lockedIds(kind, selection), true);
  for (const kind of collectionKinds) mark(kind, collectionIds(kind, selection, source), false);
  return holds;
}

/**
 * The part of a selection that only the service can judge, which is what the service is asked about; undefined when
 * there is none. It does not change when members are chosen or taken out, so that such a step asks nothing.
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

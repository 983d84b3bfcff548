import { isFixed, listWith, queryHas, setOf } from './rowMembership';
import type { RowFacts } from './rowMembership';
import { collectionsOf } from './membership';
import type { QueriedKind, QueryRule, Selection, SelectionCriteria } from './selection';

function withExceptions(
  queries: QueryRule[],
  kind: QueriedKind,
  rows: readonly RowFacts[],
  chosen: boolean,
): QueryRule[] {
  const next = queries.map((query) => {
    if (query.kind !== kind) return query;
    const known = setOf(query.except);
    const moved = rows
      .filter((row) => known.has(row.id) === chosen && row.matches(query.criteria))
      .map(({ id }) => id);
    if (moved.length === 0) return query;
    const gone = new Set(moved);
    return {
      ...query,
      except: chosen ? query.except.filter((id) => !gone.has(id)) : [...query.except, ...moved],
    };
  });
  return next.every((query, index) => query === queries[index]) ? queries : next;
}

/**
 * A member who is taken out becomes an exception to the searches that find them, and is also named as taken out
 * where a department or something else may still have them: the untick always holds.
 */
function editMembers(
  selection: Selection,
  queries: QueryRule[],
  rows: readonly RowFacts[],
  chosen: boolean,
): Selection['members'] {
  const { included, excluded } = selection.members;
  const ids = rows.map(({ id }) => id);
  if (!chosen) {
    const hasCollections = collectionsOf(selection) !== undefined;
    const named = rows
      .filter(
        ({ inDepartment, isIndirectMember }) =>
          inDepartment === true
          || isIndirectMember === true
          || (hasCollections && isIndirectMember === undefined),
      )
      .map(({ id }) => id);
    return { included: listWith(included, [], ids), excluded: listWith(excluded, named, []) };
  }
  const named = rows.filter(
    (row) =>
      row.inDepartment !== true
      && row.isIndirectMember !== true
      && !queries.some((query) => queryHas(query, 'members', row)),
  );
  return {
    included: listWith(
      included,
      named.map(({ id }) => id),
      [],
    ),
    excluded: listWith(excluded, [], ids),
  };
}

/**
 * Chooses rows of a list or takes them out; locked and held rows stay as they are. Nobody else's part changes.
 * @returns the same selection when it says so already
 */
export function setRows(
  selection: Selection,
  kind: QueriedKind,
  rows: readonly RowFacts[],
  chosen: boolean,
): Selection {
  const free = rows.filter((row) => !isFixed(selection, kind, row));
  const queries = withExceptions(selection.queries, kind, free, chosen);
  if (kind === 'members') {
    const members = editMembers(selection, queries, free, chosen);
    const { included, excluded } = selection.members;
    const isSame =
      queries === selection.queries
      && members.included === included
      && members.excluded === excluded;
    return isSame ? selection : { ...selection, queries, members };
  }
  const ids = free
    .filter((row) => !chosen || !queries.some((query) => queryHas(query, kind, row)))
    .map(({ id }) => id);
  const list = chosen ? listWith(selection[kind], ids, []) : listWith(selection[kind], [], ids);
  return queries === selection.queries && list === selection[kind]
    ? selection
    : { ...selection, queries, [kind]: list };
}

/** Whether two searches find the same, as far as their words tell: an absent part and its default are one. */
export function sameCriteria(one: SelectionCriteria, other: SelectionCriteria): boolean {
  const parts = ({
    keyword,
    field = 'all',
    departmentId = '',
    scope = 'below',
    createdByMe = false,
  }: SelectionCriteria) =>
    JSON.stringify([
      keyword,
      keyword === '' ? 'all' : field,
      departmentId,
      departmentId === '' ? '' : scope,
      createdByMe,
    ]);
  return parts(one) === parts(other);
}

/** Whether a search leaves nobody out. */
export function findsAll(criteria: SelectionCriteria): boolean {
  return sameCriteria(criteria, { keyword: '' });
}

/**
 * Chooses all results of a search as one rule, however many there are (D49); an older rule of the same search loses
 * its exceptions. @param shown rows of it that the visitor sees, which must not stay taken out
 * @returns the same selection when it says so already
 */
export function selectAllResults(
  selection: Selection,
  kind: QueriedKind,
  criteria: SelectionCriteria,
  shown: readonly RowFacts[],
): Selection {
  const isSame = (query: QueryRule) =>
    query.kind === kind && sameCriteria(query.criteria, criteria);
  const isWhole = selection.queries.some((query) => isSame(query) && query.except.length === 0);
  const queries: QueryRule[] = isWhole
    ? selection.queries
    : [...selection.queries.filter((query) => !isSame(query)), { kind, criteria, except: [] }];
  const { included, excluded } = selection.members;
  const named =
    kind === 'members'
      ? listWith(excluded, [], findsAll(criteria) ? excluded : shown.map(({ id }) => id))
      : excluded;
  if (queries === selection.queries && named === excluded) return selection;
  return { ...selection, queries, members: { included, excluded: named } };
}

/** Takes a search's rule away, with its exceptions. */
export function removeQuery(selection: Selection, query: QueryRule): Selection {
  return { ...selection, queries: selection.queries.filter((each) => each !== query) };
}

/** Takes back that a row was chosen by name; what other rules say about it stays. */
export function removeNamed(selection: Selection, kind: QueriedKind, id: string): Selection {
  if (kind !== 'members') return { ...selection, [kind]: listWith(selection[kind], [], [id]) };
  return {
    ...selection,
    members: { ...selection.members, included: listWith(selection.members.included, [], [id]) },
  };
}

/** Lets rules decide again about a member who was taken out by name. */
export function forgetExclusion(selection: Selection, id: string): Selection {
  return {
    ...selection,
    members: { ...selection.members, excluded: listWith(selection.members.excluded, [], [id]) },
  };
}

/** Adds a finished import, once. @returns the same selection when it has it already */
export function addImport(selection: Selection, importId: string): Selection {
  const imports = listWith(selection.imports, [importId], []);
  return imports === selection.imports ? selection : { ...selection, imports };
}

/** Chooses a row by name, whatever rules say about it. */
export function addNamed(
  selection: Selection,
  kind: QueriedKind,
  ids: readonly string[],
): Selection {
  return setRows(
    selection,
    kind,
    ids.map((id) => ({ id, inDepartment: false, isIndirectMember: false, matches: () => false })),
    true,
  );
}

/** Takes an import, and with it everybody who came by it alone, out of a selection. */
export function removeImport(selection: Selection, importId: string): Selection {
  return { ...selection, imports: listWith(selection.imports, [], [importId]) };
}

import { isFixed, listWith, queryHas, setOf } from './rowMembership';
import type { RowFacts } from './rowMembership';
import { collectionsOf } from '#lib/selection/membership.ts';
import type {
  QueriedKind,
  QueryRule,
  Selection,
  SelectionCriteria,
} from '#lib/selection/selection.ts';

function withExceptions(
  queries: QueryRule[],
  kind: QueriedKind,
  rows: readonly RowFacts[],
  isSelected: boolean,
): QueryRule[] {
  const next = queries.map((query) => {
    if (query.kind !== kind) return query;
    const exceptions = setOf(query.except);
    const movingIds = rows
      .filter((row) => exceptions.has(row.id) === isSelected && row.matches(query.criteria))
      .map(({ id }) => id);
    if (movingIds.length === 0) return query;
    const ids = new Set(movingIds);
    return {
      ...query,
      except: isSelected
        ? query.except.filter((id) => !ids.has(id))
        : [...query.except, ...movingIds],
    };
  });
  return next.every((query, index) => query === queries[index]) ? queries : next;
}

/** The same object when neither list changes. */
function membersWith(
  members: Selection['members'],
  included: string[],
  excluded: string[],
): Selection['members'] {
  return included === members.included && excluded === members.excluded
    ? members
    : { included, excluded };
}

/** The same selection when nothing changes. */
function withLists<Kind extends QueriedKind>(
  selection: Selection,
  kind: Kind,
  queries: QueryRule[],
  list: Selection[Kind],
): Selection {
  return queries === selection.queries && list === selection[kind]
    ? selection
    : { ...selection, queries, [kind]: list };
}

/**
 * An excluded member becomes an exception of each search that finds them, and is also excluded by
 * name where a department or another rule may include them, so that unticking always works.
 */
function editMembers(
  selection: Selection,
  queries: QueryRule[],
  rows: readonly RowFacts[],
  isSelected: boolean,
): Selection['members'] {
  const { included, excluded } = selection.members;
  const ids = rows.map(({ id }) => id);
  if (!isSelected) {
    const hasCollections = collectionsOf(selection) !== undefined;
    const idsByName = rows
      .filter(
        ({ inDepartment, isIndirectMember }) =>
          inDepartment === true
          || isIndirectMember === true
          || (hasCollections && isIndirectMember === undefined),
      )
      .map(({ id }) => id);
    return membersWith(
      selection.members,
      listWith(included, [], ids),
      listWith(excluded, idsByName, []),
    );
  }
  const rowsByName = rows.filter(
    (row) =>
      row.inDepartment !== true
      && row.isIndirectMember !== true
      && !queries.some((query) => queryHas(query, 'members', row)),
  );
  return membersWith(
    selection.members,
    listWith(
      included,
      rowsByName.map(({ id }) => id),
      [],
    ),
    listWith(excluded, [], ids),
  );
}

/**
 * Chooses or excludes rows of a list; locked and fixed rows do not change, nor does any other row.
 * @returns the same selection when nothing changes
 */
export function setRows(
  selection: Selection,
  kind: QueriedKind,
  rows: readonly RowFacts[],
  isSelected: boolean,
): Selection {
  const free = rows.filter((row) => !isFixed(selection, kind, row));
  const queries = withExceptions(selection.queries, kind, free, isSelected);
  if (kind === 'members')
    return withLists(selection, kind, queries, editMembers(selection, queries, free, isSelected));
  const ids = free
    .filter((row) => !isSelected || !queries.some((query) => queryHas(query, kind, row)))
    .map(({ id }) => id);
  const list = isSelected ? listWith(selection[kind], ids, []) : listWith(selection[kind], [], ids);
  return withLists(selection, kind, queries, list);
}

/** Whether two searches are equivalent by their fields: an absent field equals its default. */
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

/** Whether a search finds everyone. */
export function findsAll(criteria: SelectionCriteria): boolean {
  return sameCriteria(criteria, { keyword: '' });
}

/**
 * Chooses all results of a search as one rule, however many there are (D49). An older rule of the
 * same search loses its exceptions, and visible rows are no longer chosen by name.
 * @param listRows visible rows
 * @returns the same selection when nothing changes
 */
export function selectAllResults(
  selection: Selection,
  kind: QueriedKind,
  criteria: SelectionCriteria,
  listRows: readonly RowFacts[],
): Selection {
  const isSame = (query: QueryRule) =>
    query.kind === kind && sameCriteria(query.criteria, criteria);
  const isWhole = selection.queries.some((query) => isSame(query) && query.except.length === 0);
  const queries: QueryRule[] = isWhole
    ? selection.queries
    : [...selection.queries.filter((query) => !isSame(query)), { kind, criteria, except: [] }];
  const ids = listRows.map(({ id }) => id);
  if (kind !== 'members')
    return withLists(selection, kind, queries, listWith(selection[kind], [], ids));
  const { included, excluded } = selection.members;
  const members = membersWith(
    selection.members,
    listWith(included, [], ids),
    listWith(excluded, [], findsAll(criteria) ? excluded : ids),
  );
  return withLists(selection, kind, queries, members);
}

/** Removes a search's rule with its exceptions. */
export function removeQuery(selection: Selection, query: QueryRule): Selection {
  return { ...selection, queries: selection.queries.filter((each) => each !== query) };
}

/** Removes a row that was chosen by name; other rules still apply to it. */
export function removeNamed(selection: Selection, kind: QueriedKind, id: string): Selection {
  if (kind !== 'members') return { ...selection, [kind]: listWith(selection[kind], [], [id]) };
  return {
    ...selection,
    members: { ...selection.members, included: listWith(selection.members.included, [], [id]) },
  };
}

/** Removes a member's exclusion by name, so that the rules decide. */
export function removeExclusion(selection: Selection, id: string): Selection {
  return {
    ...selection,
    members: { ...selection.members, excluded: listWith(selection.members.excluded, [], [id]) },
  };
}

/**
 * Adds a finished import, once.
 * @returns the same selection when it already has it
 */
export function addImport(selection: Selection, importId: string): Selection {
  const imports = listWith(selection.imports, [importId], []);
  return imports === selection.imports ? selection : { ...selection, imports };
}

/** Chooses a row by name, whatever the rules say. */
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

/** Removes an import, and with it everyone who was selected through it alone. */
export function removeImport(selection: Selection, importId: string): Selection {
  return { ...selection, imports: listWith(selection.imports, [], [importId]) };
}

import { indirectMemberships } from '#lib/selection/membership.ts';
import type { IndirectMembership } from '#lib/selection/membership.ts';
import { countHeads } from '#lib/selection/countHeads.ts';
import type { Heads, PeopleSource } from '#lib/selection/countHeads.ts';
import type { CollectionKind, Selection, SelectionCriteria } from '#lib/selection/selection.ts';
import { directoryOf } from '#mock/state/directory/directory.ts';
import type { Directory } from '#mock/state/directory/directory.ts';
import { hash } from '#mock/state/directory/hash.ts';
import { stateOfImport } from '#mock/services/imports/importState.ts';
import { findEntries } from './entries';
import type { SelectorContext } from './entries';
import { findMembers } from './findMembers';
import { hasUnsupportedCriteria } from './kinds';
import type { Criteria } from './kinds';

/**
 * A prime above the number of members: stepping by it through the active members visits each once.
 */
const STEP = 1_000_003;

/** The active members of a group, prerequisite or role: `headCount` of them, always the same. */
function someRows(directory: Directory, id: string, headCount: number): number[] {
  const active = directory.activeRows();
  const start =
    [...id].reduce((value, character) => hash(value, character.codePointAt(0) ?? 0, 40), 0)
    % (active.length || 1);
  return Array.from(
    { length: Math.min(headCount, active.length) },
    (_, index) => active[(start + index * STEP) % active.length] ?? 0,
  );
}

function rowsOfImport({ namespace }: SelectorContext, { people }: Directory, id: string): number[] {
  const job = namespace.database.find('imports', (row) => row.id === id);
  if (!job || stateOfImport(job, namespace.clock.now()).state !== 'done') return [];
  return job.rows.flatMap(({ status, memberId }) =>
    status === 'success' && memberId !== undefined ? (people.rowOf(memberId) ?? []) : [],
  );
}

/**
 * Lets `src/lib/selection` count a selection in the mock's directory. A search that its kind does
 * not support finds no members.
 */
function peopleSource(context: SelectorContext): PeopleSource {
  const directory = directoryOf(context.namespace, context.tenant);
  const { people, departments } = directory;
  const { database } = context.namespace;
  const visitors = new Set(database.rows('visitors').map(({ id }) => id));
  return {
    memberCount: people.count,
    memberRow: people.rowOf,
    isEligible: people.isEligible,
    departments: departments.departments,
    eachMembership(visit) {
      for (let row = 0; row < people.count; row += 1) {
        for (const place of people.placesOf(row))
          if (departments.isListed(place)) visit(row, place);
      }
    },
    rowsOf(kind: CollectionKind, id) {
      if (kind === 'imports') return rowsOfImport(context, directory, id);
      const set: { headCount: number } | undefined = database
        .rows(kind)
        .find((row) => row.id === id);
      return set ? someRows(directory, id, set.headCount) : [];
    },
    rowsOfQuery: (criteria: SelectionCriteria) =>
      hasUnsupportedCriteria('members', criteria as Criteria)
        ? []
        : findMembers(directory, criteria as Criteria),
    idsOfQuery: (kind, criteria) =>
      hasUnsupportedCriteria(kind, criteria as Criteria)
        ? []
        : findEntries(kind, context, criteria as Criteria).map(({ id }) => id),
    isVisitor: (id) => visitors.has(id),
  };
}

/** Counts the members of a selection with the app's own model (D49). */
export function headsOf(selection: Selection, context: SelectorContext): Heads {
  return countHeads(selection, peopleSource(context));
}

/**
 * Finds through what a selection includes members (P10), with the same model.
 * @returns the included ids, in their order
 */
export function membershipsOf(
  selection: Selection,
  ids: readonly string[],
  context: SelectorContext,
): (IndirectMembership & { id: string })[] {
  const source = peopleSource(context);
  const rows = new Map(ids.map((id) => [id, source.memberRow(id) ?? -1]));
  const memberships = indirectMemberships(selection, source, new Set(rows.values()));
  return [...rows].flatMap(([id, row]) => {
    const membership = memberships.get(row);
    return membership === undefined ? [] : [{ id, ...membership }];
  });
}

import { indirectMemberships } from '#lib/selection/membership.ts';
import type { IndirectMembership } from '#lib/selection/membership.ts';
import { countHeads } from '#lib/selection/countHeads.ts';
import type { Heads, PeopleSource } from '#lib/selection/countHeads.ts';
import type { CollectionKind, Selection, SelectionCriteria } from '#lib/selection/selection.ts';
import { directoryOf } from '#mock/state/directory/directory.ts';
import type { Directory } from '#mock/state/directory/directory.ts';
import { mix } from '#mock/state/directory/mix.ts';
import { stateOfImport } from '#mock/services/imports/importState.ts';
import { findEntries } from './entries';
import type { SelectorRoom } from './entries';
import { findMembers } from './findMembers';
import { asksTooMuch } from './kinds';
import type { Criteria } from './kinds';

/** A prime above the number of members: stepping by it round the active members meets each once. */
const STEP = 1_000_003;

/** The active members that make up a group, prerequisite or role: as many as it says, always the same. */
function someRows(directory: Directory, id: string, headCount: number): number[] {
  const active = directory.activeRows();
  const start =
    [...id].reduce((value, character) => mix(value, character.codePointAt(0) ?? 0, 40), 0)
    % (active.length || 1);
  return Array.from(
    { length: Math.min(headCount, active.length) },
    (_, index) => active[(start + index * STEP) % active.length] ?? 0,
  );
}

function rowsOfImport({ space }: SelectorRoom, { people }: Directory, id: string): number[] {
  const job = space.database.find('imports', (row) => row.id === id);
  if (!job || stateOfImport(job, space.clock.now()).state !== 'done') return [];
  return job.rows.flatMap(({ status, memberId }) =>
    status === 'success' && memberId !== undefined ? (people.rowOf(memberId) ?? []) : [],
  );
}

/** Lets a selection be counted on the mock's directory. A search that its kind cannot answer finds nobody. */
function peopleSource(room: SelectorRoom): PeopleSource {
  const directory = directoryOf(room.space, room.tenant);
  const { people, departments } = directory;
  const { database } = room.space;
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
      if (kind === 'imports') return rowsOfImport(room, directory, id);
      const set: { headCount: number } | undefined = database
        .rows(kind)
        .find((row) => row.id === id);
      return set ? someRows(directory, id, set.headCount) : [];
    },
    rowsOfQuery: (criteria: SelectionCriteria) =>
      asksTooMuch('members', criteria as Criteria)
        ? []
        : findMembers(directory, criteria as Criteria),
    idsOfQuery: (kind, criteria) =>
      asksTooMuch(kind, criteria as Criteria)
        ? []
        : findEntries(kind, room, criteria as Criteria).map(({ id }) => id),
    isVisitor: (id) => visitors.has(id),
  };
}

/** How many people a selection reaches, by the model that the app uses too (D49). */
export function headsOf(selection: Selection, room: SelectorRoom): Heads {
  return countHeads(selection, peopleSource(room));
}

/** By what a selection holds members (P10), by the same model. @returns the held among the ids, in their order */
export function holdsOf(
  selection: Selection,
  ids: readonly string[],
  room: SelectorRoom,
): (IndirectMembership & { id: string })[] {
  const source = peopleSource(room);
  const rows = new Map(ids.map((id) => [id, source.memberRow(id) ?? -1]));
  const holds = indirectMemberships(selection, source, new Set(rows.values()));
  return [...rows].flatMap(([id, row]) => {
    const hold = holds.get(row);
    return hold === undefined ? [] : [{ id, ...hold }];
  });
}

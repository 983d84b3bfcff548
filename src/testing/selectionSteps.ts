import fc from 'fast-check';
import { sourceOf } from '../lib/selection/bruteForceSelection';
import type { SmallWorld } from '../lib/selection/bruteForceSelection';
import { collectionHolds, collectionsOf } from '../lib/selection/collectionHolds';
import { chainJudge } from '../lib/selection/departmentChain';
import type { ChainVerdict } from '../lib/selection/departmentChain';
import { setDepartment } from '../lib/selection/departmentTree';
import { addImport, removeQuery, selectAllResults, setRows } from '../lib/selection/editRows';
import type { RowFacts } from '../lib/selection/rowStanding';
import { collectionKinds, emptySelection } from '../lib/selection/selection';
import type { Selection } from '../lib/selection/selection';

const MEMBERS = 8;
const DEPARTMENTS = 7;
/** Ids of a kind, from 0. */
export const ids = (prefix: string, count: number): string[] => Array.from({ length: count }, (_, index) => `${prefix}${index}`);
const rows = fc.uniqueArray(fc.nat(MEMBERS - 1), { maxLength: 5 });

/** Random trees; members in none, one or two departments; two groups and so on, two searches. */
export const world: fc.Arbitrary<SmallWorld> = fc.record({
  departments: fc.tuple(...Array.from({ length: DEPARTMENTS }, (_, index) => fc.integer({ min: -1, max: index - 1 })))
    .map((parents) => parents.map((parent, index) => ({ id: `d${index}`, parent }))),
  members: fc.tuple(...ids('m', MEMBERS).map((id) => fc.uniqueArray(fc.nat(DEPARTMENTS - 1), { maxLength: 2 })
    .map((departments) => ({ id, departments, eligible: true })))),
  visitors: fc.constant(ids('v', 3)),
  collections: fc.record(Object.fromEntries(collectionKinds.map((kind) =>
    [kind, fc.record(Object.fromEntries(ids(kind, 2).map((id) => [id, rows])))]))) as fc.Arbitrary<SmallWorld['collections']>,
  memberSearches: fc.record({ a: rows, b: rows }),
  idSearches: fc.record({
    a: fc.constant(['groups0', 'roles0', 'prerequisites1', 'v0']), b: fc.constant(['groups0', 'groups1', 'v1', 'v2']),
  }),
});

/** Rows that whoever opened the pickers has locked. */
export const locked = fc.array(fc.oneof(
  fc.record({ kind: fc.constant('members' as const), id: fc.constantFrom(...ids('m', 2)) }),
  fc.record({ kind: fc.constant('departments' as const), id: fc.constantFrom(...ids('d', 2)) }),
  fc.record({ kind: fc.constant('groups' as const), id: fc.constantFrom(...ids('groups', 2)) }),
), { maxLength: 2 });

const keyword = fc.constantFrom('a', 'b');
const scope = fc.constantFrom('below' as const, 'single' as const);
const ID_KINDS = ['groups', 'prerequisites', 'roles', 'visitors'] as const;
/** One thing that a visitor does to a selection. */
export const step = fc.oneof(
  fc.record({ do: fc.constant('members' as const), some: fc.uniqueArray(fc.nat(MEMBERS - 1), { minLength: 1, maxLength: 3 }), chosen: fc.boolean(), told: fc.boolean() }),
  fc.record({ do: fc.constant('department' as const), place: fc.nat(DEPARTMENTS - 1), scope, chosen: fc.boolean() }),
  fc.record({ do: fc.constant('ids' as const), kind: fc.constantFrom(...ID_KINDS), index: fc.nat(1), chosen: fc.boolean() }),
  fc.record({ do: fc.constant('all' as const), kind: fc.constantFrom('members' as const, ...ID_KINDS), keyword }),
  fc.record({ do: fc.constant('dropQuery' as const), index: fc.nat(1) }),
  fc.record({ do: fc.constant('import' as const), index: fc.nat(1) }),
  fc.record({ do: fc.constant('undo' as const) }),
);

export type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

/** The id of a row that is no member. */
export const idOf = (kind: string, index: number): string => (kind === 'visitors' ? `v${index}` : `${kind}${index}`);

/** The place of the department above; -1 where there is none. */
const parentOf = (small: SmallWorld, place: number): number => small.departments[place]?.parent ?? -1;

const ancestorsOf = (small: SmallWorld, place: number): string[] => {
  const parent = parentOf(small, place);
  return parent < 0 ? [] : [...ancestorsOf(small, parent), `d${parent}`];
};

/** Of each department, judged as a row of a list judges it: by the ids above it. */
export function verdictsOf(small: SmallWorld, selection: Selection): ChainVerdict[] {
  const judgeChain = chainJudge(selection);
  return small.departments.map(({ id }, place) => judgeChain({ id, ancestorIds: ancestorsOf(small, place) }));
}

/** What a list knows of a member. @param told whether the service has said who is in the chosen groups and so on */
export function memberFacts(small: SmallWorld, selection: Selection, row: number, told = true): RowFacts {
  const member = small.members[row];
  if (member === undefined) throw new Error(`No member ${row}`);
  const verdicts = verdictsOf(small, selection).filter((_, place) => member.departments.includes(place));
  // Asked as the app asks: about that part of the selection alone.
  const part = collectionsOf(selection);
  const hold = part === undefined ? undefined : collectionHolds({ ...emptySelection(), ...part }, sourceOf(small), new Set([row])).get(row);
  return {
    id: member.id,
    inDepartment: verdicts.some(({ isChosen }) => isChosen),
    inCollection: told || part === undefined ? hold !== undefined : undefined,
    isHeld: verdicts.some(({ isLocked }) => isLocked) || (told && hold?.locked === true),
    matches: (criteria) => small.memberSearches[criteria.keyword]?.includes(row) ?? false,
  };
}

/** What a list knows of a row that is no member. */
export const idFacts = (small: SmallWorld, id: string): RowFacts => ({ id, matches: (criteria) => small.idSearches[criteria.keyword]?.includes(id) ?? false });

/** The selection after a step, as the app edits it; undoing is the history's. */
export function applyStep(small: SmallWorld, selection: Selection, each: Step): Selection {
  switch (each.do) {
    case 'members':
      return setRows(selection, 'members', each.some.map((row) => memberFacts(small, selection, row, each.told)), each.chosen);
    case 'department':
      return setDepartment(selection, small.departments, `d${each.place}`, each.scope, each.chosen);
    case 'ids':
      return setRows(selection, each.kind, [idFacts(small, idOf(each.kind, each.index))], each.chosen);
    case 'all':
      return selectAllResults(selection, each.kind, { keyword: each.keyword }, []);
    case 'dropQuery': {
      const query = selection.queries[each.index];
      return query ? removeQuery(selection, query) : selection;
    }
    case 'import':
      return addImport(selection, `imports${each.index}`);
    case 'undo':
      return selection;
  }
}

/** Whether a department is another one or lies below it, by their places. */
export const isBelow = (small: SmallWorld, place: number, top: number): boolean =>
  place === top || (parentOf(small, place) >= 0 && isBelow(small, parentOf(small, place), top));

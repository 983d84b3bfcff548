import fc from 'fast-check';
import { sourceOf } from './bruteForceSelection';
import type { SmallWorld } from './bruteForceSelection';
import { indirectMemberships, collectionsOf } from '#lib/selection/membership.ts';
import { createDepartmentMatcher } from '#lib/selection/departmentChain.ts';
import type { ChainVerdict } from '#lib/selection/departmentChain.ts';
import { removeDepartmentRule, setDepartment } from '#lib/selection/departmentTree.ts';
import {
  addImport,
  addNamed,
  forgetExclusion,
  removeImport,
  removeNamed,
  removeQuery,
  selectAllResults,
  setRows,
} from '#lib/selection/editRows.ts';
import { switchedScope } from '#lib/selection/managementScope.ts';
import type { RowFacts } from '#lib/selection/rowMembership.ts';
import { lockedOnly } from '#lib/selection/sameSelection.ts';
import { collectionKinds, emptySelection } from '#lib/selection/selection.ts';
import type { Selection } from '#lib/selection/selection.ts';

const MEMBERS = 8;
const DEPARTMENTS = 7;
/** Ids of a kind, from 0. */
export const ids = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`);
const rows = fc.uniqueArray(fc.nat(MEMBERS - 1), { maxLength: 5 });

/**
 * Random trees; members in up to two departments; two groups and so on, two searches and one that
 * finds everything.
 */
export const world: fc.Arbitrary<SmallWorld> = fc.record({
  departments: fc
    .tuple(
      ...Array.from({ length: DEPARTMENTS }, (_, index) => fc.integer({ min: -1, max: index - 1 })),
    )
    .map((parents) => parents.map((parent, index) => ({ id: `d${index}`, parent }))),
  members: fc.tuple(
    ...ids('m', MEMBERS).map((id) =>
      fc
        .uniqueArray(fc.nat(DEPARTMENTS - 1), { maxLength: 2 })
        .map((departments) => ({ id, departments, eligible: true })),
    ),
  ),
  visitors: fc.constant(ids('v', 3)),
  collections: fc.record(
    Object.fromEntries(
      collectionKinds.map((kind) => [
        kind,
        fc.record(Object.fromEntries(ids(kind, 2).map((id) => [id, rows]))),
      ]),
    ),
  ) as fc.Arbitrary<SmallWorld['collections']>,
  memberSearches: fc.record({
    a: rows,
    b: rows,
    '': fc.constant(Array.from({ length: MEMBERS }, (_, row) => row)),
  }),
  idSearches: fc.record({
    a: fc.constant(['groups0', 'roles0', 'prerequisites1', 'v0']),
    b: fc.constant(['groups0', 'groups1', 'v1', 'v2']),
    '': fc.constant(['groups', 'prerequisites', 'roles', 'v'].flatMap((prefix) => ids(prefix, 2))),
  }),
});

/** Rows that the opener of the pickers has locked. */
export const locked = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('members' as const), id: fc.constantFrom(...ids('m', 2)) }),
    fc.record({ kind: fc.constant('departments' as const), id: fc.constantFrom(...ids('d', 2)) }),
    ...(['groups', 'prerequisites', 'roles'] as const).map((kind) =>
      fc.record({ kind: fc.constant(kind), id: fc.constantFrom(...ids(kind, 2)) }),
    ),
    fc.record({ kind: fc.constant('visitors' as const), id: fc.constantFrom(...ids('v', 2)) }),
  ),
  { maxLength: 2 },
);

const keyword = fc.constantFrom('a', 'b', '');
const scope = fc.constantFrom('below' as const, 'single' as const);
const ID_KINDS = ['groups', 'prerequisites', 'roles', 'visitors'] as const;
const kind = fc.oneof(
  { weight: 2, arbitrary: fc.constant('members' as const) },
  { weight: 1, arbitrary: fc.constantFrom(...ID_KINDS) },
);
const often = <Some extends object>(
  weight: number,
  record: { [Key in keyof Some]: fc.Arbitrary<Some[Key]> },
) => ({ weight, arbitrary: fc.record(record) as fc.Arbitrary<Some> });
/** One edit of a selection; edits that lead to exceptions are more frequent. */
export const step = fc.oneof(
  often(5, {
    do: fc.constant('members' as const),
    some: fc.uniqueArray(fc.nat(MEMBERS - 1), { minLength: 1, maxLength: 3 }),
    chosen: fc.boolean(),
    told: fc.boolean(),
  }),
  often(2, {
    do: fc.constant('department' as const),
    place: fc.nat(DEPARTMENTS - 1),
    scope,
    chosen: fc.boolean(),
  }),
  often(2, {
    do: fc.constant('ids' as const),
    kind: fc.constantFrom(...ID_KINDS),
    index: fc.nat(1),
    chosen: fc.boolean(),
  }),
  often(4, { do: fc.constant('all' as const), kind, keyword, shown: fc.boolean() }),
  often(1, { do: fc.constant('dropQuery' as const), index: fc.nat(1) }),
  often(1, { do: fc.constant('import' as const), index: fc.nat(1), chosen: fc.boolean() }),
  often(2, {
    do: fc.constant('named' as const),
    how: fc.constantFrom('add' as const, 'remove' as const, 'forget' as const),
    kind,
    index: fc.nat(2),
  }),
  often(1, { do: fc.constant('dropRule' as const), index: fc.nat(1) }),
  often(1, { do: fc.constantFrom('switchScope' as const, 'clear' as const) }),
  often(2, { do: fc.constant('undo' as const) }),
);

export type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;
export type StepOf<Name extends Step['do']> = Extract<Step, { do: Name }>;

/** The id of a row. */
export const idOf = (of: string, index: number): string =>
  `${{ members: 'm', visitors: 'v' }[of] ?? of}${index}`;

/** The index of the parent department; -1 without one. */
const parentOf = (small: SmallWorld, place: number): number =>
  small.departments[place]?.parent ?? -1;

/** The ids of a department's ancestors, from the top down to its parent. */
export const ancestorsOf = (small: SmallWorld, place: number): string[] => {
  const parent = parentOf(small, place);
  return parent < 0 ? [] : [...ancestorsOf(small, parent), `d${parent}`];
};

/** The verdict on each department, as a list's row computes it: by its ancestors. */
export function verdictsOf(small: SmallWorld, selection: Selection): ChainVerdict[] {
  const judgeChain = createDepartmentMatcher(selection);
  return small.departments.map(({ id }, place) =>
    judgeChain({ id, ancestorIds: ancestorsOf(small, place) }),
  );
}

/**
 * The membership of a member in a list.
 * @param told whether the service has answered for the chosen groups and the like
 * @param all the result of `verdictsOf`
 */
export function memberFacts(
  small: SmallWorld,
  selection: Selection,
  row: number,
  told = true,
  all = verdictsOf(small, selection),
): RowFacts {
  const member = small.members[row];
  if (member === undefined) throw new Error(`No member ${row}`);
  const verdicts = all.filter((_, place) => member.departments.includes(place));
  // As in the app: only for that part of the selection.
  const part = collectionsOf(selection);
  const membership =
    part === undefined
      ? undefined
      : indirectMemberships({ ...emptySelection(), ...part }, sourceOf(small), new Set([row])).get(
          row,
        );
  return {
    id: member.id,
    inDepartment: verdicts.some(({ isChosen }) => isChosen),
    isIndirectMember: told || part === undefined ? membership !== undefined : undefined,
    isLockedMember:
      verdicts.some(({ isLocked }) => isLocked) || (told && membership?.locked === true),
    matches: (criteria) => small.memberSearches[criteria.keyword]?.includes(row) ?? false,
  };
}

/** The membership of a row of another kind. */
export const idFacts = (small: SmallWorld, id: string): RowFacts => ({
  id,
  matches: (criteria) => small.idSearches[criteria.keyword]?.includes(id) ?? false,
});

/** The visible members among all results of a step. */
export function shownOf(small: SmallWorld, each: StepOf<'all'>): number[] {
  return each.shown && each.kind === 'members'
    ? (small.memberSearches[each.keyword] ?? []).slice(0, 2)
    : [];
}

function editNamed(selection: Selection, { how, kind: of, index }: StepOf<'named'>): Selection {
  const id = idOf(of, index);
  if (how === 'add') return addNamed(selection, of, [id]);
  return how === 'remove' ? removeNamed(selection, of, id) : forgetExclusion(selection, id);
}

/** The selection after a step, edited as in the app; undo belongs to the history. */
export function applyStep(small: SmallWorld, selection: Selection, each: Step): Selection {
  switch (each.do) {
    case 'members':
      return setRows(
        selection,
        'members',
        each.some.map((row) => memberFacts(small, selection, row, each.told)),
        each.chosen,
      );
    case 'department':
      return setDepartment(selection, small.departments, `d${each.place}`, each.scope, each.chosen);
    case 'ids':
      return setRows(
        selection,
        each.kind,
        [idFacts(small, idOf(each.kind, each.index))],
        each.chosen,
      );
    case 'all':
      return selectAllResults(
        selection,
        each.kind,
        { keyword: each.keyword },
        shownOf(small, each).map((row) => memberFacts(small, selection, row)),
      );
    case 'dropQuery': {
      const query = selection.queries[each.index];
      return query ? removeQuery(selection, query) : selection;
    }
    case 'import':
      return (each.chosen ? addImport : removeImport)(selection, `imports${each.index}`);
    case 'named':
      return editNamed(selection, each);
    case 'dropRule': {
      const rule = selection.departments[each.index];
      return rule ? removeDepartmentRule(selection, rule) : selection;
    }
    case 'switchScope':
      return switchedScope(selection, 'single');
    case 'clear':
      return lockedOnly(selection);
    case 'undo':
      return selection;
  }
}

/** Whether a department is another one or its descendant, by index. */
export const isBelow = (small: SmallWorld, place: number, top: number): boolean =>
  place === top || (parentOf(small, place) >= 0 && isBelow(small, parentOf(small, place), top));

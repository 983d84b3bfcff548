/** @jest-environment node */
import fc from 'fast-check';
import { sourceOf, takesPart, visitorTakesPart } from '#testing/selection/bruteForceSelection.ts';
import type { SmallWorld } from '#testing/selection/bruteForceSelection.ts';
import { countHeads } from './countHeads';
import { departmentStates, lockedInTree } from './departmentTree';
import { historyOf, withStep, withoutLastStep } from './history';
import { isRowChosen } from './rowMembership';
import { emptySelection } from './selection';
import type { DepartmentRule, Selection } from './selection';
import { checkProperty } from '#testing/run/properties.ts';
import {
  applyStep,
  idFacts,
  idOf,
  isBelow,
  locked,
  memberFacts,
  shownOf,
  step,
  verdictsOf,
  world,
} from '#testing/selection/selectionSteps.ts';
import type { Step, StepOf } from '#testing/selection/selectionSteps.ts';

/** `expect` is a thousand times slower, and there are millions of these checks. */
function assertEqual(actual: unknown, wanted: unknown, what: string): void {
  if (actual !== wanted)
    throw new Error(`${what}: ${JSON.stringify(actual)} instead of ${JSON.stringify(wanted)}`);
}

type Judging<Name extends Step['do']> = (
  small: SmallWorld,
  before: Selection,
  after: Selection,
  each: StepOf<Name>,
) => void;

const without = (ids: readonly string[], id: string) => ids.filter((each) => each !== id);
const isLocked = ({ locked: held }: Selection, id: string) => held.some((row) => row.id === id);
const alwaysIn = (small: SmallWorld, selection: Selection, row: number) =>
  takesPart(small, { ...emptySelection(), locked: selection.locked }, row);

/** Asserts that the same people are selected as by another selection. */
function assertSamePeople(
  small: SmallWorld,
  after: Selection,
  wanted: Selection,
  but: readonly number[] = [],
): void {
  small.members.forEach((_, row) => {
    if (!but.includes(row))
      assertEqual(takesPart(small, after, row), takesPart(small, wanted, row), `m${row}`);
  });
}

const assertMembers: Judging<'members'> = (small, before, after, { some, chosen }) => {
  assertSamePeople(small, after, before, some);
  // Locked members do not change; a locked group or department keeps even excluded ones.
  for (const row of some)
    assertEqual(
      takesPart(small, after, row),
      isLocked(before, `m${row}`) || chosen || alwaysIn(small, before, row),
      `m${row} toggled`,
    );
};

const assertDepartment: Judging<'department'> = (
  small,
  before,
  after,
  { place: chosenPlace, scope, chosen },
) => {
  const touched = (place: number): boolean =>
    scope === 'below' ? isBelow(small, place, chosenPlace) : place === chosenPlace;
  const [earlier, verdicts, held] = [
    verdictsOf(small, before),
    verdictsOf(small, after),
    lockedInTree(small.departments, after),
  ];
  small.departments.forEach(({ id }, place) =>
    assertEqual(
      verdicts[place]!.isChosen,
      touched(place) ? chosen || held[place] === 1 : earlier[place]!.isChosen,
      id,
    ),
  );
  assertSamePeople(
    small,
    after,
    before,
    small.members.flatMap(({ departments }, row) => (departments.some(touched) ? [row] : [])),
  );
};

const assertIds: Judging<'ids'> = (small, before, after, { kind, index, chosen }) => {
  const id = idOf(kind, index);
  assertEqual(isRowChosen(after, kind, idFacts(small, id)), chosen || isLocked(before, id), id);
};

const assertAllResults: Judging<'all'> = (small, before, after, each) => {
  const { kind } = each;
  if (kind !== 'members') {
    for (const id of [0, 1].map((index) => idOf(kind, index)))
      if (small.idSearches[each.keyword]?.includes(id))
        assertEqual(isRowChosen(after, kind, idFacts(small, id)), true, id);
    return;
  }
  const found = small.memberSearches[each.keyword] ?? [];
  assertSamePeople(small, after, before, found);
  const back = each.keyword === '' ? found : shownOf(small, each);
  for (const row of found) {
    assertEqual(
      takesPart(small, after, row),
      back.includes(row)
        || takesPart(small, before, row)
        || !before.members.excluded.includes(`m${row}`),
      `m${row} among all`,
    );
  }
};

const assertNamed: Judging<'named'> = (small, before, after, { how, kind, index }) => {
  const id = idOf(kind, index);
  const { included, excluded } = before.members;
  if (how === 'forget')
    assertSamePeople(small, after, {
      ...before,
      members: { included, excluded: without(excluded, id) },
    });
  else if (how === 'remove')
    assertSamePeople(
      small,
      after,
      kind === 'members'
        ? { ...before, members: { included: without(included, id), excluded } }
        : { ...before, [kind]: without(before[kind], id) },
    );
  else if (kind === 'members')
    assertSamePeople(small, after, {
      ...before,
      members: { included: [...included, id], excluded },
    });
  else assertEqual(isRowChosen(after, kind, idFacts(small, id)), true, id);
};

/** Each chosen department alone, unless it is excluded itself. */
const inSingleScope = (rules: readonly DepartmentRule[]): DepartmentRule[] => {
  const isNamed = (id: string, effect: string, scopes: readonly string[]) =>
    rules.some(
      (rule) => rule.departmentId === id && rule.effect === effect && scopes.includes(rule.scope),
    );
  if (rules.every((rule) => rule.effect === 'exclude' || rule.scope === 'single'))
    return [...rules];
  return [...new Set(rules.map(({ departmentId }) => departmentId))]
    .filter(
      (id) => isNamed(id, 'include', ['below', 'single']) && !isNamed(id, 'exclude', ['single']),
    )
    .map((departmentId) => ({ departmentId, scope: 'single', effect: 'include' }));
};

/** Asserts the effect of a step, derived from its description. */
function assertStep(small: SmallWorld, before: Selection, after: Selection, each: Step): void {
  const { departments, queries, imports } = before;
  switch (each.do) {
    case 'members':
      return assertMembers(small, before, after, each);
    case 'department':
      return assertDepartment(small, before, after, each);
    case 'ids':
      return assertIds(small, before, after, each);
    case 'all':
      return assertAllResults(small, before, after, each);
    case 'named':
      return assertNamed(small, before, after, each);
    case 'dropQuery':
      return assertSamePeople(small, after, {
        ...before,
        queries: queries.filter((_, place) => place !== each.index),
      });
    case 'dropRule':
      return assertSamePeople(small, after, {
        ...before,
        departments: departments.filter((_, place) => place !== each.index),
      });
    case 'import':
      return assertSamePeople(small, after, {
        ...before,
        imports: each.chosen
          ? [...imports, `imports${each.index}`]
          : without(imports, `imports${each.index}`),
      });
    case 'switchScope':
      return assertSamePeople(small, after, {
        ...before,
        departments: inSingleScope(departments),
        groups: [],
        queries: queries.filter(({ kind }) => kind !== 'groups'),
      });
    case 'clear':
      return small.members.forEach((_, row) =>
        assertEqual(takesPart(small, after, row), alwaysIn(small, before, row), `m${row} left`),
      );
    case 'undo':
      return undefined;
  }
}

/** Asserts that lists, tree and count show who is selected. */
function assertShown(small: SmallWorld, selection: Selection): void {
  const people = small.members.map((_, row) => takesPart(small, selection, row));
  const verdicts = verdictsOf(small, selection);
  people.forEach((isIn, row) =>
    assertEqual(
      isRowChosen(selection, 'members', memberFacts(small, selection, row, true, verdicts)),
      isIn,
      `m${row} shown`,
    ),
  );
  const visitors = small.visitors.map((id) => visitorTakesPart(small, selection, id));
  visitors.forEach((isIn, place) =>
    assertEqual(
      isRowChosen(selection, 'visitors', idFacts(small, idOf('visitors', place))),
      isIn,
      `v${place} shown`,
    ),
  );
  assertEqual(
    countHeads(selection, sourceOf(small)).total,
    [...people, ...visitors].filter(Boolean).length,
    'counted',
  );
  const held = lockedInTree(small.departments, selection);
  departmentStates(small.departments, selection, 'below').forEach((state, top) => {
    const inside = verdicts
      .filter((__, place) => isBelow(small, place, top))
      .map(({ isChosen }) => isChosen);
    assertEqual(
      state,
      inside.every(Boolean) ? 'all' : inside.some(Boolean) ? 'some' : 'none',
      `d${top}`,
    );
    assertEqual(verdicts[top]!.isLocked, held[top] === 1, `d${top} locked`);
  });
  departmentStates(small.departments, selection, 'single').forEach((state, place) =>
    assertEqual(state, verdicts[place]!.isChosen ? 'all' : 'none', `d${place} alone`),
  );
}

/** How often the walks met the relevant cases. */
const met = { walks: 0, changes: 0, undone: 0, exceptions: 0, lockedTicked: 0, inTwoPlaces: 0 };

function note(small: SmallWorld, before: Selection, after: Selection, each: Step): void {
  if (after !== before) met.changes += 1;
  if (each.do !== 'members') return;
  if (
    after.queries.some(
      ({ except }, place) => except.length !== before.queries[place]?.except.length,
    )
  )
    met.exceptions += 1;
  if (each.some.some((row) => alwaysIn(small, before, row))) met.lockedTicked += 1;
  if (each.some.some((row) => (small.members[row]?.departments.length ?? 0) > 1))
    met.inTwoPlaces += 1;
}

test('in ten thousand random walks each step has its effect, affects no one else, and shows it', () => {
  checkProperty(
    10_000,
    fc.property(
      world,
      locked,
      fc.array(step, { minLength: 1, maxLength: 8 }),
      (small, held, steps) => {
        let history = historyOf<Selection>({ ...emptySelection(), locked: held });
        met.walks += 1;
        for (const each of steps) {
          const before = history;
          if (each.do === 'undo') {
            history = withoutLastStep(history);
            assertEqual(history.present, before.past.at(-1) ?? before.present, 'undone');
            if (before.past.length > 0) met.undone += 1;
            continue;
          }
          history = withStep(history, applyStep(small, history.present, each));
          assertStep(small, before.present, history.present, each);
          assertShown(small, history.present);
          note(small, before.present, history.present, each);
        }
      },
    ),
  );
  // Walks without these cases would prove nothing.
  expect(met.walks).toBeGreaterThanOrEqual(10_000);
  for (const [what, least] of [
    ['changes', 20_000],
    ['undone', 2000],
    ['exceptions', 500],
    ['lockedTicked', 2000],
    ['inTwoPlaces', 4000],
  ] as const) {
    expect([what, met[what] >= least ? 'often' : met[what]]).toEqual([what, 'often']);
  }
});

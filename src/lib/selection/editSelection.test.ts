/** @jest-environment node */
import fc from 'fast-check';
import { soon } from '../../testing/soon';
import { sourceOf, takesPart, visitorTakesPart } from './bruteForceSelection';
import type { SmallWorld } from './bruteForceSelection';
import { collectionHolds, collectionsOf } from './collectionHolds';
import { chainJudge } from './departmentChain';
import type { ChainVerdict } from './departmentChain';
import { departmentStates, lockedInTree, setDepartment } from './departmentTree';
import { addImport, removeQuery, selectAllResults, setRows } from './editRows';
import { historyOf, stepped, undone } from './history';
import { isRowChosen } from './rowStanding';
import type { RowFacts } from './rowStanding';
import { collectionKinds, emptySelection } from './selection';
import type { Selection, SelectionCriteria } from './selection';
import { hold } from '../../testing/properties';

const MEMBERS = 8;
const DEPARTMENTS = 7;
const ids = (prefix: string, count: number): string[] => Array.from({ length: count }, (_, index) => `${prefix}${index}`);
const rows = fc.uniqueArray(fc.nat(MEMBERS - 1), { maxLength: 5 });

/** Random trees; members in none, one or two departments; two groups and so on, two searches. */
const world: fc.Arbitrary<SmallWorld> = fc.record({
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

const locked = fc.array(fc.oneof(
  fc.record({ kind: fc.constant('members' as const), id: fc.constantFrom(...ids('m', 2)) }),
  fc.record({ kind: fc.constant('departments' as const), id: fc.constantFrom(...ids('d', 2)) }),
  fc.record({ kind: fc.constant('groups' as const), id: fc.constantFrom(...ids('groups', 2)) }),
), { maxLength: 2 });

const keyword = fc.constantFrom('a', 'b');
const scope = fc.constantFrom('below' as const, 'single' as const);
const ID_KINDS = ['groups', 'prerequisites', 'roles', 'visitors'] as const;
const step = fc.oneof(
  fc.record({ do: fc.constant('members' as const), some: fc.uniqueArray(fc.nat(MEMBERS - 1), { minLength: 1, maxLength: 3 }), chosen: fc.boolean(), told: fc.boolean() }),
  fc.record({ do: fc.constant('department' as const), place: fc.nat(DEPARTMENTS - 1), scope, chosen: fc.boolean() }),
  fc.record({ do: fc.constant('ids' as const), kind: fc.constantFrom(...ID_KINDS), index: fc.nat(1), chosen: fc.boolean() }),
  fc.record({ do: fc.constant('all' as const), kind: fc.constantFrom('members' as const, ...ID_KINDS), keyword }),
  fc.record({ do: fc.constant('dropQuery' as const), index: fc.nat(1) }),
  fc.record({ do: fc.constant('import' as const), index: fc.nat(1) }),
  fc.record({ do: fc.constant('undo' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

const idOf = (kind: string, index: number): string => (kind === 'visitors' ? `v${index}` : `${kind}${index}`);

const ancestorsOf = (small: SmallWorld, place: number): string[] => {
  const parent = small.departments[place]!.parent;
  return parent < 0 ? [] : [...ancestorsOf(small, parent), `d${parent}`];
};

/** Of each department, judged as a row of a list judges it: by the ids above it. */
function verdictsOf(small: SmallWorld, selection: Selection): ChainVerdict[] {
  const judgeChain = chainJudge(selection);
  return small.departments.map(({ id }, place) => judgeChain({ id, ancestorIds: ancestorsOf(small, place) }));
}

/** @param told whether the service has said who is in the chosen groups and so on */
function memberFacts(small: SmallWorld, selection: Selection, row: number, told = true): RowFacts {
  const member = small.members[row]!;
  const verdicts = verdictsOf(small, selection).filter((_, place) => member.departments.includes(place));
  // Asked as the app asks: about that part of the selection alone.
  const part = collectionsOf(selection);
  const hold = part === undefined ? undefined : collectionHolds({ ...emptySelection(), ...part }, sourceOf(small), new Set([row])).get(row);
  return {
    id: member.id,
    inDepartment: verdicts.some(({ isChosen }) => isChosen),
    inCollection: told || part === undefined ? hold !== undefined : undefined,
    isHeld: verdicts.some(({ isLocked }) => isLocked) || (told && hold?.locked === true),
    matches: (criteria) => small.memberSearches[criteria.keyword]!.includes(row),
  };
}

const idFacts = (small: SmallWorld, id: string): RowFacts => ({ id, matches: (criteria) => small.idSearches[criteria.keyword]!.includes(id) });

function apply(small: SmallWorld, selection: Selection, each: Step): Selection {
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

const isBelow = (small: SmallWorld, place: number, top: number): boolean =>
  place === top || (place >= 0 && small.departments[place]!.parent >= 0 && isBelow(small, small.departments[place]!.parent, top));

/** `expect` costs a thousand times as much, and there are millions of these. */
function must(actual: unknown, wanted: unknown, what: string): void {
  if (actual !== wanted) throw new Error(`${what}: ${JSON.stringify(actual)} instead of ${JSON.stringify(wanted)}`);
}

/** What must hold after a step, told straight from its words. */
function judge(small: SmallWorld, before: Selection, after: Selection, each: Step): void {
  const was = small.members.map((_, row) => takesPart(small, before, row));
  const is = small.members.map((_, row) => takesPart(small, after, row));
  const unchanged = (row: number): void => must(is[row], was[row], `m${row} unchanged`);
  if (each.do === 'members') {
    const alwaysIn = (row: number): boolean => takesPart(small, { ...emptySelection(), locked: before.locked }, row);
    small.members.forEach((_, row) => {
      if (!each.some.includes(row)) unchanged(row);
      // Locked members are left alone; a locked group or department keeps even those who are taken out.
      else if (before.locked.some(({ id }) => id === `m${row}`)) must(is[row], true, `m${row} locked`);
      else must(is[row], each.chosen || alwaysIn(row), `m${row} toggled`);
    });
  }
  if (each.do === 'department') {
    const touched = (place: number): boolean => (each.scope === 'below' ? isBelow(small, place, each.place) : place === each.place);
    const verdicts = verdictsOf(small, after);
    const held = lockedInTree(small.departments, after);
    const earlier = verdictsOf(small, before);
    small.departments.forEach(({ id }, place) =>
      must(verdicts[place]!.isChosen, touched(place) ? each.chosen || held[place] === 1 : earlier[place]!.isChosen, id));
    small.members.forEach(({ departments }, row) => {
      if (!departments.some(touched)) unchanged(row);
    });
  }
  if (each.do === 'ids') {
    const id = idOf(each.kind, each.index);
    const shown = isRowChosen(after, each.kind, idFacts(small, id));
    must(shown, each.chosen || before.locked.some((row) => row.id === id), id);
    if (each.kind === 'visitors') must(visitorTakesPart(small, after, id), each.chosen, id);
  }
  if (each.do === 'all' && each.kind === 'members') {
    small.memberSearches[each.keyword]!.forEach((row) =>
      must(is[row], takesPart(small, before, row) || !before.members.excluded.includes(`m${row}`), `m${row} among all`));
  }
}

/** What the lists and the tree show is what takes part. */
function judgeShown(small: SmallWorld, selection: Selection): void {
  small.members.forEach((_, row) =>
    must(isRowChosen(selection, 'members', memberFacts(small, selection, row)), takesPart(small, selection, row), `m${row} shown`));
  const verdicts = verdictsOf(small, selection);
  const held = lockedInTree(small.departments, selection);
  departmentStates(small.departments, selection, 'below').forEach((state, top) => {
    const inside = verdicts.filter((__, place) => isBelow(small, place, top)).map(({ isChosen }) => isChosen);
    must(state, inside.every(Boolean) ? 'all' : inside.some(Boolean) ? 'some' : 'none', `d${top}`);
    must(verdicts[top]!.isLocked, held[top] === 1, `d${top} locked`);
  });
}

test('ten thousand random walks: each step does what it says, to nobody else, and shows it', () => {
  hold(10_000, fc.property(world, locked, fc.array(step, { minLength: 1, maxLength: 8 }), (small, held, steps) => {
    let history = historyOf<Selection>({ ...emptySelection(), locked: held });
    for (const each of steps) {
      const before = history;
      if (each.do === 'undo') {
        history = undone(history);
        if (before.past.length > 0) must(history.present, before.past.at(-1), 'undone');
        continue;
      }
      history = stepped(history, apply(small, history.present, each));
      judge(small, before.present, history.present, each);
      judgeShown(small, history.present);
    }
  }));
}, 120_000);

const matching = (found: (criteria: SelectionCriteria) => boolean) => (id: string): RowFacts => ({ id, inDepartment: false, inCollection: false, matches: found });

test('all of a hundred thousand results is one rule, and an exception one id more', () => {
  const fact = matching(({ keyword: asked }) => asked === 'li');
  const all = selectAllResults(emptySelection(), 'members', { keyword: 'li' }, []);
  expect(JSON.stringify(all).length).toBeLessThan(300);
  const without = setRows(all, 'members', [fact('m7')], false);
  expect(without.queries).toEqual([{ kind: 'members', criteria: { keyword: 'li' }, except: ['m7'] }]);
  expect(without.members).toEqual({ included: [], excluded: [] });
  expect(setRows(without, 'members', [fact('m7')], true)).toEqual(all);
  expect(selectAllResults(without, 'members', { keyword: 'li', field: 'all' }, []).queries).toHaveLength(1);
});

test('all members clears every exception that was made by name', () => {
  const taken = { ...emptySelection(), members: { included: [], excluded: ['m1', 'm2'] } };
  expect(selectAllResults(taken, 'members', { keyword: '' }, []).members.excluded).toEqual([]);
  expect(selectAllResults(taken, 'members', { keyword: 'li' }, [matching(() => true)('m2')]).members.excluded).toEqual(['m1']);
});

test('a step that changes nothing leaves nothing to undo', () => {
  const history = historyOf(emptySelection());
  expect(stepped(history, history.present).past).toEqual([]);
  expect(undone(history)).toBe(history);
});

test('a member is taken out of 100,000 chosen ones in no time', () => {
  const selection: Selection = { ...emptySelection(), members: { included: ids('m', 100_000), excluded: [] } };
  const row = matching(() => false);
  const others = soon(1000, () => setRows(selection, 'members', [row('m1')], false));
  expect(isRowChosen(others, 'members', row('m1'))).toBe(false);
  expect(isRowChosen(others, 'members', row('m2'))).toBe(true);
});

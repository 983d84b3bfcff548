/** @jest-environment node */
import fc from 'fast-check';
import { soon } from '../../testing/soon';
import { takesPart, visitorTakesPart } from './bruteForceSelection';
import type { SmallWorld } from './bruteForceSelection';
import { departmentStates, lockedInTree } from './departmentTree';
import { selectAllResults, setRows } from './editRows';
import { historyOf, stepped, undone } from './history';
import { isRowChosen } from './rowStanding';
import type { RowFacts } from './rowStanding';
import { emptySelection } from './selection';
import type { Selection, SelectionCriteria } from './selection';
import { hold } from '../../testing/properties';
import { applyStep, idFacts, idOf, ids, isBelow, locked, memberFacts, step, verdictsOf, world } from '../../testing/selectionSteps';
import type { Step } from '../../testing/selectionSteps';

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
      history = stepped(history, applyStep(small, history.present, each));
      judge(small, before.present, history.present, each);
      judgeShown(small, history.present);
    }
  }));
});

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

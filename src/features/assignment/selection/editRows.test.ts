/** @jest-environment node */
import { sameCriteria, selectAllResults, setRows } from './editRows';
import { historyOf, withStep, withoutLastStep } from './history';
import type { RowFacts } from './rowMembership';
import { emptySelection } from '#lib/selection/selection.ts';
import type { SelectionCriteria } from '#lib/selection/selection.ts';

const matching =
  (found: (criteria: SelectionCriteria) => boolean) =>
  (id: string): RowFacts => ({ id, inDepartment: false, isIndirectMember: false, matches: found });

test('all of a hundred thousand results are one rule, and an exception is one more id', () => {
  const fact = matching(({ keyword: asked }) => asked === 'li');
  const all = selectAllResults(emptySelection(), 'members', { keyword: 'li' }, []);
  expect(JSON.stringify(all).length).toBeLessThan(300);
  const without = setRows(all, 'members', [fact('m7')], false);
  expect(without.queries).toEqual([
    { kind: 'members', criteria: { keyword: 'li' }, except: ['m7'] },
  ]);
  expect(without.members).toEqual({ included: [], excluded: [] });
  expect(setRows(without, 'members', [fact('m7')], true)).toEqual(all);
  expect(
    selectAllResults(without, 'members', { keyword: 'li', field: 'all' }, []).queries,
  ).toHaveLength(1);
});

test('selecting all members removes every exception by name', () => {
  const taken = { ...emptySelection(), members: { included: [], excluded: ['m1', 'm2'] } };
  expect(selectAllResults(taken, 'members', { keyword: '' }, []).members.excluded).toEqual([]);
  expect(
    selectAllResults(taken, 'members', { keyword: 'li' }, [matching(() => true)('m2')]).members
      .excluded,
  ).toEqual(['m1']);
});

test.each<[string, SelectionCriteria, SelectionCriteria, boolean]>([
  ['for nothing are equal, in any column', { keyword: '', field: 'name' }, { keyword: '' }, true],
  [
    'for a word in one column and in all differ',
    { keyword: 'li', field: 'name' },
    { keyword: 'li' },
    false,
  ],
  [
    'in no department are equal, in any scope',
    { keyword: 'li', scope: 'single' },
    { keyword: 'li' },
    true,
  ],
  [
    'in a department alone and with descendants differ',
    { keyword: '', departmentId: 'd', scope: 'single' },
    { keyword: '', departmentId: 'd' },
    false,
  ],
  [
    'in a department and everywhere differ',
    { keyword: '', departmentId: 'd' },
    { keyword: '' },
    false,
  ],
  [
    'among all and among own items differ',
    { keyword: '', createdByMe: true },
    { keyword: '' },
    false,
  ],
])('searches %s', (_title, one, other, same) => {
  expect(sameCriteria(one, other)).toBe(same);
});

test('excluding a member that a rule does not find keeps the rule, and adds an exclusion only if another rule may include them', () => {
  const all = selectAllResults(emptySelection(), 'members', { keyword: 'li' }, []);
  const stranger: RowFacts = { id: 'm7', inDepartment: false, matches: () => false };
  expect(setRows(all, 'members', [stranger], false)).toBe(all);
  expect(setRows({ ...all, groups: ['g'] }, 'members', [stranger], false).members.excluded).toEqual(
    ['m7'],
  );
});

test('a step that changes nothing adds no undo step', () => {
  const history = historyOf(emptySelection());
  expect(withStep(history, history.present).past).toEqual([]);
  expect(withoutLastStep(history)).toBe(history);
});

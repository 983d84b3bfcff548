/** @jest-environment node */
import { inScope, isInScope, switchedScope } from './managementScope';
import { emptySelection } from './selection';
import type { DepartmentRule, Selection } from './selection';

const rule = (
  departmentId: string,
  scope: DepartmentRule['scope'] = 'below',
  effect: DepartmentRule['effect'] = 'include',
): DepartmentRule => ({ departmentId, scope, effect });
const withRules = (...departments: DepartmentRule[]): Selection => ({
  ...emptySelection(),
  departments,
});

test.each([
  ['one with descendants', 'single', [rule('a')], [rule('a', 'single')]],
  ['one without descendants', 'below', [rule('a', 'single')], [rule('a')]],
  [
    'one of each',
    'single',
    [rule('a'), rule('b', 'single')],
    [rule('a', 'single'), rule('b', 'single')],
  ],
  ['one chosen in both ways', 'below', [rule('a'), rule('a', 'single')], [rule('a')]],
  [
    'one with an excluded descendant',
    'single',
    [rule('a'), rule('b', 'below', 'exclude')],
    [rule('a', 'single')],
  ],
  ['one that is itself excluded', 'single', [rule('a'), rule('a', 'single', 'exclude')], []],
  [
    'one whose descendants are excluded',
    'below',
    [rule('b', 'below', 'exclude'), rule('b', 'single')],
    [rule('b', 'below', 'exclude')],
  ],
] as const)('%s, in the scope %s', (_which, scope, before, after) => {
  const selection = inScope(withRules(...before), scope);
  expect(selection.departments).toEqual(after);
  expect(isInScope(selection, scope)).toBe(true);
});

test('switching removes groups and their searches only; without any it changes nothing', () => {
  const search = (kind: 'groups' | 'roles') => ({ kind, criteria: { keyword: 'a' }, except: [] });
  const scoped: Selection = {
    ...emptySelection(),
    members: { included: ['m1'], excluded: [] },
    roles: ['r'],
    queries: [search('roles')],
    locked: [{ kind: 'groups', id: 'g' }],
  };
  expect(switchedScope(scoped, 'single')).toBe(scoped);
  expect(switchedScope({ ...scoped, groups: ['g'] }, 'single')).toEqual(scoped);
  expect(
    switchedScope({ ...scoped, queries: [search('groups'), search('roles')] }, 'below'),
  ).toEqual(scoped);
  expect(switchedScope({ ...scoped, groups: ['g'], departments: [rule('a')] }, 'single')).toEqual({
    ...scoped,
    departments: [rule('a', 'single')],
  });
});

/** @jest-environment node */
import { removeDepartmentRule, setDepartment } from './departmentTree';
import { emptySelection } from '#lib/selection/selection.ts';
import type { DepartmentRule, Selection } from '#lib/selection/selection.ts';

const tree = [
  { id: 'top', parent: -1 },
  { id: 'middle', parent: 0 },
  { id: 'low', parent: 1 },
  { id: 'other', parent: -1 },
];
const rule = (
  departmentId: string,
  scope: DepartmentRule['scope'] = 'below',
  effect: DepartmentRule['effect'] = 'include',
): DepartmentRule => ({ departmentId, scope, effect });
const withRules = (...departments: DepartmentRule[]): Selection => ({
  ...emptySelection(),
  departments,
});

test.each<
  [
    string,
    DepartmentRule[],
    Parameters<typeof setDepartment> extends [unknown, unknown, ...infer Rest] ? Rest : never,
    DepartmentRule[],
  ]
>([
  [
    'choosing a department that an ancestor includes adds no rule',
    [rule('top')],
    ['low', 'below', true],
    [rule('top')],
  ],
  [
    'excluding a department that is not chosen adds none',
    [rule('other')],
    ['low', 'below', false],
    [rule('other')],
  ],
  [
    'choosing an excluded descendant again keeps the ancestor’s rule',
    [rule('top'), rule('middle', 'below', 'exclude'), rule('low')],
    ['middle', 'below', true],
    [rule('top')],
  ],
  [
    'a department with its descendants removes their rules',
    [rule('low', 'single'), rule('other')],
    ['top', 'below', true],
    [rule('other'), rule('top')],
  ],
  [
    'a department alone keeps the rules of its descendants',
    [rule('middle')],
    ['middle', 'single', false],
    [rule('middle'), rule('middle', 'single', 'exclude')],
  ],
  [
    'a department alone that its own rule includes adds none',
    [rule('middle'), rule('middle', 'single', 'exclude')],
    ['middle', 'single', true],
    [rule('middle')],
  ],
  [
    'of two rules of the same ancestor the later counts',
    [rule('top', 'below', 'exclude'), rule('top')],
    ['low', 'below', true],
    [rule('top', 'below', 'exclude'), rule('top')],
  ],
  ['an unknown department is top-level', [], ['unknown', 'below', true], [rule('unknown')]],
])('%s', (_title, before, [id, scope, chosen], after) => {
  expect(setDepartment(withRules(...before), tree, id, scope, chosen).departments).toEqual(after);
});

test('removes the rule of one department and scope; those of the other scope and of others stay', () => {
  const selection = withRules(rule('top'), rule('top', 'single'), rule('low'));
  expect(removeDepartmentRule(selection, rule('top', 'single')).departments).toEqual([
    rule('top'),
    rule('low'),
  ]);
});

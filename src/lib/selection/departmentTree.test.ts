/** @jest-environment node */
import { removeDepartmentRule, setDepartment } from './departmentTree';
import { emptySelection } from './selection';
import type { DepartmentRule, Selection } from './selection';

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
    'choosing what is chosen from above makes no rule',
    [rule('top')],
    ['low', 'below', true],
    [rule('top')],
  ],
  [
    'taking out what nothing chooses makes none',
    [rule('other')],
    ['low', 'below', false],
    [rule('other')],
  ],
  [
    'choosing again what was taken out below leaves the rule above alone',
    [rule('top'), rule('middle', 'below', 'exclude'), rule('low')],
    ['middle', 'below', true],
    [rule('top')],
  ],
  [
    'a department with all below ends what was said of each below',
    [rule('low', 'single'), rule('other')],
    ['top', 'below', true],
    [rule('other'), rule('top')],
  ],
  [
    'alone it keeps what is said of all below it',
    [rule('middle')],
    ['middle', 'single', false],
    [rule('middle'), rule('middle', 'single', 'exclude')],
  ],
  [
    'alone, as all below it says already, it makes none',
    [rule('middle'), rule('middle', 'single', 'exclude')],
    ['middle', 'single', true],
    [rule('middle')],
  ],
  [
    'of two rules about one department above the later counts',
    [rule('top', 'below', 'exclude'), rule('top')],
    ['low', 'below', true],
    [rule('top', 'below', 'exclude'), rule('top')],
  ],
  ['one that is not known is at the top', [], ['unknown', 'below', true], [rule('unknown')]],
])('%s', (_title, before, [id, scope, chosen], after) => {
  expect(setDepartment(withRules(...before), tree, id, scope, chosen).departments).toEqual(after);
});

test('the rule of one department and scope goes, those of the other scope and of others stay', () => {
  const selection = withRules(rule('top'), rule('top', 'single'), rule('low'));
  expect(removeDepartmentRule(selection, rule('top', 'single')).departments).toEqual([
    rule('top'),
    rule('low'),
  ]);
});

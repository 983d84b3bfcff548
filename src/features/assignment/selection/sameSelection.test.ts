/** @jest-environment node */
import { addImport, selectAllResults } from './editRows';
import { lockedOnly, sameSelection } from './sameSelection';
import { emptySelection } from '#lib/selection/selection.ts';
import type { Selection } from '#lib/selection/selection.ts';

const full: Selection = {
  ...emptySelection(),
  members: { included: ['m1', 'm2'], excluded: ['m3'] },
  departments: [
    { departmentId: 'd1', scope: 'below', effect: 'include' },
    { departmentId: 'd2', scope: 'single', effect: 'exclude' },
  ],
  queries: [{ kind: 'members', criteria: { keyword: 'a', field: 'name' }, except: ['m4', 'm5'] }],
  groups: ['g1'],
  imports: ['i1'],
  locked: [{ kind: 'roles', id: 'r1' }],
};

test('ignores order and repetition', () => {
  expect(
    sameSelection(full, {
      ...full,
      members: { included: ['m2', 'm1', 'm2'], excluded: ['m3'] },
      departments: full.departments.toReversed(),
      queries: [
        { kind: 'members', criteria: { field: 'name', keyword: 'a' }, except: ['m5', 'm4'] },
      ],
      groups: ['g1', 'g1'],
    }),
  ).toBe(true);
});

test.each<[string, Partial<Selection>]>([
  ['another member', { members: { included: ['m1', 'm2', 'm6'], excluded: ['m3'] } }],
  ['a member who is no longer excluded', { members: { included: ['m1', 'm2'], excluded: [] } }],
  [
    'a department further down',
    {
      departments: [
        { departmentId: 'd1', scope: 'single', effect: 'include' },
        ...full.departments.slice(1),
      ],
    },
  ],
  [
    'an exception',
    { queries: [{ kind: 'members', criteria: { keyword: 'a', field: 'name' }, except: ['m4'] }] },
  ],
  [
    'a search elsewhere',
    { queries: [{ kind: 'members', criteria: { keyword: 'a' }, except: ['m4', 'm5'] }] },
  ],
  ['another group', { groups: ['g2'] }],
  ['no import', { imports: [] }],
  ['nothing locked', { locked: [] }],
])('%s makes another selection', (_what, part) => {
  expect(sameSelection(full, { ...full, ...part })).toBe(false);
});

test('steps without an effect change nothing', () => {
  const all = selectAllResults(full, 'members', { keyword: '' }, []);
  expect(selectAllResults(all, 'members', { keyword: '', field: 'all' }, [])).toBe(all);
  expect(addImport(full, 'i1')).toBe(full);
  expect(lockedOnly(lockedOnly(full))).toStrictEqual({ ...emptySelection(), locked: full.locked });
  const cleared = lockedOnly(full);
  expect(lockedOnly(cleared)).toBe(cleared);
});

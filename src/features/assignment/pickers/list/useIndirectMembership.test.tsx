import { screen, within } from '@testing-library/react';
import type { Selection } from '#lib/selection/selection.ts';
import { member } from '#testing/network/pickerAnswers.ts';
import { countedSelection, openPicker, settle } from '#testing/pages/openPicker.tsx';
import { reply } from '#testing/network/scriptedFetch.ts';

const name = (number: number) => member(number).name;
const rule = (departmentId: string, effect: 'include' | 'exclude' = 'include') => ({
  departmentId,
  scope: 'below' as const,
  effect,
});

test('a member selected through a group shows that, and can be excluded', async () => {
  const { user, service, row } = await openPicker({ groups: ['g1'] });
  expect(row(name(5))).toBeChecked();
  expect(row(name(5))).toHaveAccessibleDescription(/Selected through: Groups · 群组 1$/);
  expect(row(name(4))).not.toBeChecked();
  await user.click(row(name(5)));
  await settle();
  expect(row(name(5))).not.toBeChecked();
  expect(countedSelection(service).members).toEqual({ included: [], excluded: ['m5'] });
  await user.click(row(name(5)));
  await settle();
  // Selected through the group again, not by name.
  expect(countedSelection(service).members).toEqual({ included: [], excluded: [] });
});

test('requests memberships once per page and per change of groups and so on, not per tick', async () => {
  const { user, service, row } = await openPicker({
    imports: ['i1'],
    members: { included: ['m1'], excluded: [] },
  });
  expect(service.count('getIndirectMembership')).toBe(1);
  expect(JSON.parse(service.last('getIndirectMembership').body)).toMatchObject({
    ids: Array.from({ length: 10 }, (_, index) => `m${index}`),
    selection: { imports: ['i1'], members: { included: [], excluded: [] } },
  });
  expect(row(name(0))).toHaveAccessibleDescription(/Selected through: Imported members$/);
  await user.click(row(name(2)));
  await user.click(row(name(0)));
  await settle();
  expect(service.count('getIndirectMembership')).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await settle();
  expect(service.count('getIndirectMembership')).toBe(2);
  await user.click(screen.getByRole('tab', { name: 'Groups' }));
  await settle();
  await user.click(screen.getByRole('tab', { name: 'Members' }));
  await settle();
  expect(service.count('getIndirectMembership')).toBe(2);
});

test('members of a locked group and below a locked department cannot be removed', async () => {
  const held = { id: 'm2', kind: 'groups', sourceId: 'g1', label: '群组 1', locked: true };
  const locked: Selection['locked'] = [
    { kind: 'groups', id: 'g1' },
    { kind: 'departments', id: 'd3' },
  ];
  const { user, row } = await openPicker(
    { locked },
    { script: (each) => each.script('getIndirectMembership', reply.data({ list: [held] })) },
  );
  for (const number of [2, 7]) {
    expect(row(name(number))).toHaveAttribute('aria-disabled', 'true');
    await user.click(row(name(number)));
    expect(row(name(number))).toBeChecked();
  }
  expect(row(name(1))).not.toBeChecked();
});

test('rows below a chosen department show it without a loaded tree', async () => {
  const { row } = await openPicker({ departments: [rule('d0'), rule('d2', 'exclude')] });
  expect([4, 1, 2].map((number) => (row(name(number)) as HTMLInputElement).checked)).toEqual([
    true,
    true,
    false,
  ]);
  expect(row(name(1))).toHaveAccessibleDescription(/Selected through: Departments · 部门0$/);
});

test('a checkbox reflects rules on levels that are not loaded', async () => {
  const top = { id: 't', parentId: null, name: '集团', headCount: 90, hasChildren: true };
  const deep = {
    id: 'deep',
    label: '班组',
    detail: '',
    state: 'active',
    ancestorIds: ['t', 'mid'],
  };
  const { user, service } = await openPicker(
    { departments: [rule('t'), rule('deep', 'exclude')] },
    {
      script: (each) =>
        each
          .script('getDepartmentTree', reply.data({ list: [top], truncated: true, total: 9000 }))
          .script(
            'resolveSelector',
            reply.data({
              items: [
                { id: 't', label: '集团', detail: '', state: 'active', ancestorIds: [] },
                deep,
              ],
              missing: [],
            }),
          ),
    },
  );
  await user.click(screen.getByRole('tab', { name: 'Departments' }));
  await settle();
  await settle();
  const box = within(screen.getByRole('tree')).getByRole('treeitem', { name: '集团' });
  expect(box).toHaveAttribute('aria-checked', 'mixed');
  await user.click(box);
  expect(box).toBeChecked();
  await settle();
  expect(countedSelection(service).departments).toEqual([rule('t')]);
});

test('"only what I created" is exact in every list', async () => {
  const { user, row } = await openPicker({
    queries: [{ kind: 'groups', criteria: { keyword: '', createdByMe: true }, except: [] }],
  });
  await user.click(screen.getByRole('tab', { name: 'Groups' }));
  await settle();
  expect(row('群组 0')).toBeChecked();
  expect(row('群组 1')).not.toBeChecked();
});

import { screen, within } from '@testing-library/react';
import { countedSelection, settle } from '#testing/pages/openPicker.tsx';
import { departmentItem, openTree } from '#testing/pages/openTree.ts';
import { reply } from '#testing/network/scriptedFetch.ts';

const boxOf = (name: string) => departmentItem(name).getAttribute('aria-checked');

test('checkboxes follow the rules: the nearest wins, and ancestors show a partial state', async () => {
  const { user, service } = await openTree();
  await user.click(departmentItem('部门0'));
  expect(boxOf('部门0')).toBe('true');
  await user.click(screen.getByRole('tree'));
  await user.keyboard('{Home}{ArrowRight}{ArrowDown}{ArrowDown} ');
  expect([boxOf('部门0'), boxOf('部门1'), boxOf('部门2')]).toEqual(['mixed', 'true', 'false']);
  await settle();
  expect(countedSelection(service).departments).toEqual([
    { departmentId: 'd0', scope: 'below', effect: 'include' },
    { departmentId: 'd2', scope: 'below', effect: 'exclude' },
  ]);
  await user.click(departmentItem('部门0'));
  expect(boxOf('部门2')).toBe('true');
  await settle();
  expect(countedSelection(service).departments).toEqual([
    { departmentId: 'd0', scope: 'below', effect: 'include' },
  ]);
});

test('a search shows departments with their paths', async () => {
  const { user } = await openTree();
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), '车间');
  await settle();
  expect(screen.getAllByRole('treeitem')).toHaveLength(1);
  expect(departmentItem('工厂车间')).toHaveAccessibleDescription('工厂 People: 60');
  await user.click(departmentItem('工厂车间'));
  await user.clear(screen.getByRole('searchbox', { name: 'Search' }));
  await settle();
  expect(boxOf('工厂')).toBe('mixed');
});

// Ids come from the service: one that an object inherits is an id like any other.
test.each(['d4', 'constructor'])(
  'with too many departments, lower levels load on demand and inherit the choice (%s)',
  async (id) => {
    const top = { id, parentId: null, name: '工厂', headCount: 90, hasChildren: true };
    const child = { id: 'd5', parentId: id, name: '工厂车间', headCount: 60, hasChildren: false };
    const { user, service } = await openTree(
      {},
      {
        script: (each) =>
          each
            .script('getDepartmentTree', reply.data({ list: [top], truncated: true, total: 9000 }))
            .script('getDepartmentChildren', reply.unreachable(), reply.data({ list: [child] })),
      },
    );
    await user.click(departmentItem('工厂'));
    await user.keyboard('{ArrowRight}');
    await settle();
    expect(screen.getByText(/couldn’t be loaded/)).toBeVisible();
    await user.keyboard('{ArrowLeft}{ArrowRight}');
    await settle();
    expect(service.last('getDepartmentChildren').query.get('parentId')).toBe(id);
    expect(boxOf('工厂车间')).toBe('true');
    await user.click(departmentItem('工厂车间'));
    expect([boxOf('工厂'), boxOf('工厂车间')]).toEqual(['mixed', 'false']);
  },
);

test('a department found by the service’s search inherits the choice of its ancestors', async () => {
  const top = { id: 'd4', parentId: null, name: '工厂', headCount: 90, hasChildren: true };
  const departments = {
    id: 'd9',
    parentId: 'd8',
    name: '班组',
    headCount: 6,
    hasChildren: false,
    path: '工厂 / 车间 / 班组',
    ancestorIds: ['d4', 'd8'],
  };
  const { user } = await openTree(
    { departments: [{ departmentId: 'd4', scope: 'below', effect: 'include' }] },
    {
      script: (each) =>
        each
          .script('getDepartmentTree', reply.data({ list: [top], truncated: true, total: 9000 }))
          .script(
            'queryDepartments',
            reply.data({ list: [departments], total: 1, pageNo: 1, pageSize: 100 }),
          ),
    },
  );
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), '班组');
  await settle();
  expect(boxOf('班组')).toBe('true');
});

test('requests the ancestors of a chosen department again after the service’s retry delay', async () => {
  const top = { id: 'd4', parentId: null, name: '工厂', headCount: 90, hasChildren: true };
  const department = { id: 'd9', label: '班组', detail: '', state: 'active' };
  const { user } = await openTree(
    { departments: [{ departmentId: 'd9', scope: 'below', effect: 'include' }] },
    {
      script: (each) =>
        each
          .script('getDepartmentTree', reply.data({ list: [top], truncated: true, total: 9000 }))
          .script(
            'resolveSelector',
            reply.data({ items: [department], missing: [] }),
            reply.json(429, { code: '429', message: '' }, { 'retry-after': '30' }),
            reply.data({ items: [{ ...department, ancestorIds: ['d4'] }], missing: [] }),
          ),
    },
  );
  const panel = within(screen.getByRole('tabpanel'));
  expect(panel.getByText('Too many attempts. Try again in 30 seconds.')).toBeVisible();
  expect(boxOf('工厂')).toBe('false');
  await user.click(panel.getByRole('button', { name: 'Try again' }));
  await settle();
  expect(panel.queryByText(/^Too many attempts/)).not.toBeInTheDocument();
  expect(boxOf('工厂')).toBe('mixed');
});

test('of two rules of a department, removing one keeps the other', async () => {
  const below = { departmentId: 'd4', scope: 'below', effect: 'include' } as const;
  const { user, service } = await openTree({
    departments: [below, { departmentId: 'd4', scope: 'single', effect: 'exclude' }],
  });
  expect(boxOf('工厂')).toBe('mixed');
  await user.click(
    within(screen.getByRole('list', { name: 'Selected' })).getAllByRole('button', {
      name: 'Remove 工厂',
    })[1]!,
  );
  await settle();
  expect(boxOf('工厂')).toBe('true');
  expect(countedSelection(service).departments).toEqual([below]);
});

test('chosen departments of the same name have their paths, from the tree and from a search', async () => {
  const top = (id: string, name: string) => ({
    id,
    parentId: null,
    name,
    headCount: 9,
    hasChildren: true,
  });
  const night = (id: string, parentId: string) => ({
    id,
    parentId,
    name: '夜班组',
    headCount: 4,
    hasChildren: false,
  });
  const list = [
    top('north', '北方'),
    night('north-night', 'north'),
    top('south', '南方'),
    night('south-night', 'south'),
  ];
  const { user } = await openTree(
    {},
    {
      script: (each) =>
        each.script('getDepartmentTree', reply.data({ list, truncated: false, total: 4 })),
    },
  );
  await user.click(screen.getByRole('tree'));
  await user.keyboard('{Home}{ArrowRight}{ArrowRight} ');
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), '夜班');
  await settle();
  await user.click(screen.getAllByRole('treeitem', { name: '夜班组' })[1]!);
  const remove = within(screen.getByRole('list', { name: 'Selected' })).getAllByRole('button', {
    name: 'Remove 夜班组',
  });
  expect(
    remove
      .map((button) => button.getAttribute('aria-describedby'))
      .map((id) => document.getElementById(id ?? '')?.textContent),
  ).toEqual([
    '北方 / 夜班组 · This department and below',
    '南方 / 夜班组 · This department and below',
  ]);
});

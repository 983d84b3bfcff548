import { screen, within } from '@testing-library/react';
import { member } from '#testing/network/pickerAnswers.ts';
import { countedSelection, openPicker, settle } from '#testing/pages/openPicker.tsx';
import { reply } from '#testing/network/scriptedFetch.ts';
import type { ScriptedService } from '#testing/network/scriptedFetch.ts';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const requests = (service: ScriptedService) =>
  JSON.parse(service.last('queryMembers').body) as Record<string, unknown>;

async function openFilter(...options: Parameters<typeof openPicker>) {
  const app = await openPicker(...options);
  await app.user.click(button('Filter by department'));
  await settle();
  const dialog = () => screen.getByRole('dialog', { name: 'Filter by department' });
  const choose = async (name: string) => {
    await app.user.click(within(dialog()).getByRole('treeitem', { name }));
    await settle();
  };
  return { ...app, dialog, choose };
}

test('filters members by a department with descendants, or this level alone, starting at the first page', async () => {
  const { user, service, choose } = await openFilter();
  await user.keyboard('{Escape}');
  await user.click(button('Next page'));
  await settle();
  expect(requests(service)).toMatchObject({ pageNo: 2 });
  await user.click(button('Filter by department'));
  await settle();
  await choose('部门0');
  expect(requests(service)).toEqual({ keyword: '', departmentId: 'd0', pageNo: 1, pageSize: 10 });
  expect(button('Department: 部门0')).toHaveFocus();
  expect(within(button('Department: 部门0')).getByTitle('部门0')).toBeVisible();
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Department scope' }),
    'Single-level department only',
  );
  await settle();
  expect(requests(service)).toEqual({
    keyword: '',
    departmentId: 'd0',
    scope: 'single',
    pageNo: 1,
    pageSize: 10,
  });
});

test('combines with keyword and field, survives a change of tabs, and can be cleared', async () => {
  const { user, service, choose } = await openFilter();
  await choose('部门0');
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), '雷');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Search in' }), 'Name');
  await settle();
  expect(requests(service)).toMatchObject({ keyword: '雷', field: 'name', departmentId: 'd0' });
  await user.click(screen.getByRole('tab', { name: 'Visitors' }));
  await settle();
  expect(screen.queryByRole('button', { name: /department/i })).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Members' }));
  await settle();
  await user.click(button('Clear department filter'));
  await settle();
  expect(requests(service)).toEqual({ keyword: '雷', field: 'name', pageNo: 1, pageSize: 10 });
  expect(button('Filter by department')).toHaveFocus();
});

test('all results include the department filter, show as chosen without it, and have its name', async () => {
  const { user, service, choose, dialog, row } = await openFilter();
  await user.type(within(dialog()).getByRole('searchbox', { name: 'Search' }), '部门1');
  await settle();
  await choose('部门1');
  await user.click(screen.getByRole('checkbox', { name: 'Select this page' }));
  await user.click(button('Select all 750 results'));
  await settle();
  expect(countedSelection(service).queries).toEqual([
    { kind: 'members', criteria: { keyword: '', departmentId: 'd1' }, except: [] },
  ]);
  const selected = screen.getByRole('list', { name: 'Selected' });
  expect(within(selected).getByText('Members: all · Department: 部门1')).toBeVisible();
  expect(within(selected).getByText('部门0 / 部门1')).toBeVisible();
  await user.click(button('Clear department filter'));
  await settle();
  const isTicked = (number: number) => (row(member(number).name) as HTMLInputElement).checked;
  expect([0, 1, 2, 5, 9].map(isTicked)).toEqual([false, true, false, true, true]);
  await user.click(row(member(5).name));
  await settle();
  expect(countedSelection(service).queries[0]).toMatchObject({ except: ['m5'] });
  expect(countedSelection(service).members).toEqual({ included: [], excluded: [] });
});

test('all of a department at this level excludes its descendants’ members', async () => {
  const { user, choose, row } = await openFilter();
  await choose('部门0');
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Department scope' }),
    'Single-level department only',
  );
  await settle();
  await user.click(screen.getByRole('checkbox', { name: 'Select this page' }));
  await user.click(button(/^Select all/));
  await user.click(button('Clear department filter'));
  await settle();
  expect(row(member(4).name)).toBeChecked();
  expect(row(member(5).name)).not.toBeChecked();
});

test('the department can be chosen from a search by keyboard, and an empty list says so', async () => {
  const { user, service, dialog } = await openFilter(
    {},
    {
      script: (each) =>
        each.script('queryMembers', reply.data({ list: [], total: 0, pageNo: 1, pageSize: 10 })),
    },
  );
  await user.type(within(dialog()).getByRole('searchbox', { name: 'Search' }), '车间');
  await settle();
  // Skip the button that clears the search.
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  await settle();
  expect(requests(service)).toMatchObject({ departmentId: 'd5' });
  expect(screen.getByText('No results found')).toBeVisible();
});

import { screen, within } from '@testing-library/react';
import { selectWish } from '../../platform/selecting/selectingSlice';
import { countedSelection, settle } from '../../testing/openPicker';
import { departmentItem, openTree } from '../../testing/openTree';

jest.useFakeTimers();

test('switching the management scope asks, then clears departments and groups', async () => {
  const { user, service } = await openTree({ groups: ['g1'], departments: [{ departmentId: 'd4', scope: 'below', effect: 'include' }], members: { included: ['m1'], excluded: [] } });
  const single = () => screen.getByRole('radio', { name: 'Single-level department only' });
  await user.click(single());
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  expect(single()).not.toBeChecked();
  expect(screen.getByRole('radio', { name: 'This department and below' })).toHaveFocus();
  expect(departmentItem('工厂')).toHaveAttribute('aria-checked', 'true');
  await user.click(single());
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'OK' }));
  expect(single()).toBeChecked();
  expect(single()).toHaveFocus();
  await settle();
  expect(countedSelection(service)).toMatchObject({ groups: [], departments: [], members: { included: ['m1'] } });
  await user.click(departmentItem('部门0'));
  await settle();
  expect(countedSelection(service).departments).toEqual([{ departmentId: 'd0', scope: 'single', effect: 'include' }]);
});

test.each([
  ['as wanted, where no department is chosen', [], 'Single-level department only'],
  ['as those that are chosen do', [{ departmentId: 'd4', scope: 'below', effect: 'include' } as const], 'This department and below'],
])('departments reach %s', async (_as, departments, name) => {
  await openTree({ departments }, { scope: 'single' });
  expect(screen.getByRole('radio', { name })).toBeChecked();
});

test('undoing a switch of the management scope brings back what it cleared, and the scope with it', async () => {
  const { user, service } = await openTree({ groups: ['g1'], departments: [{ departmentId: 'd4', scope: 'below', effect: 'include' }] });
  await user.click(screen.getByRole('radio', { name: 'Single-level department only' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'OK' }));
  expect(screen.getByRole('radio', { name: 'Single-level department only' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await settle();
  expect(screen.getByRole('radio', { name: 'This department and below' })).toBeChecked();
  expect(countedSelection(service)).toMatchObject({ groups: ['g1'], departments: [{ departmentId: 'd4', scope: 'below' }] });
  await user.click(departmentItem('部门0'));
  await settle();
  expect(countedSelection(service).departments).toContainEqual({ departmentId: 'd0', scope: 'below', effect: 'include' });
});

test('a switch of the management scope that clears nothing is no change to be asked about', async () => {
  const { user, store } = await openTree({});
  await user.click(screen.getByRole('radio', { name: 'Single-level department only' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(selectWish(store.getState())).toBeNull();
});

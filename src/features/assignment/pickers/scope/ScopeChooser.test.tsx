import { screen, within } from '@testing-library/react';
import { countedSelection, settle, picker } from '#testing/pages/openPicker.tsx';
import { departmentItem, openTree } from '#testing/pages/openTree.ts';

test('switching the management scope asks first, then clears groups and applies to chosen departments', async () => {
  const { user, service } = await openTree({
    groups: ['g1'],
    departments: [{ departmentId: 'd4', scope: 'below', effect: 'include' }],
    members: { included: ['m1'], excluded: [] },
  });
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
  expect(countedSelection(service)).toMatchObject({
    groups: [],
    departments: [{ departmentId: 'd4', scope: 'single', effect: 'include' }],
    members: { included: ['m1'] },
  });
  await user.click(departmentItem('部门0'));
  await settle();
  expect(countedSelection(service).departments).toContainEqual({
    departmentId: 'd0',
    scope: 'single',
    effect: 'include',
  });
});

test.each([
  ['the page’s, whatever is chosen', 'below', { scope: 'single' }],
  ['that of the chosen departments when the page has none', 'single', {}],
] as const)('the scope of departments is %s', async (_as, scope, options) => {
  await openTree({ departments: [{ departmentId: 'd4', scope, effect: 'include' }] }, options);
  expect(screen.getByRole('radio', { name: 'Single-level department only' })).toBeChecked();
});

test('confirming passes the management scope on', async () => {
  const { user, onSelected } = await openTree({});
  await user.click(screen.getByRole('radio', { name: 'Single-level department only' }));
  await user.click(departmentItem('部门0'));
  await settle();
  await user.click(screen.getByRole('button', { name: /^OK/ }));
  expect(onSelected).toHaveBeenCalledWith(
    expect.objectContaining({
      scope: 'single',
      selection: expect.objectContaining({
        departments: [{ departmentId: 'd0', scope: 'single', effect: 'include' }],
      }) as unknown,
    }),
  );
});

test('undo after switching the management scope restores the cleared groups and the scope', async () => {
  const { user, service } = await openTree({
    groups: ['g1'],
    departments: [{ departmentId: 'd4', scope: 'below', effect: 'include' }],
  });
  await user.click(screen.getByRole('radio', { name: 'Single-level department only' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'OK' }));
  expect(screen.getByRole('radio', { name: 'Single-level department only' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await settle();
  expect(screen.getByRole('radio', { name: 'This department and below' })).toBeChecked();
  expect(countedSelection(service)).toMatchObject({
    groups: ['g1'],
    departments: [{ departmentId: 'd4', scope: 'below' }],
  });
  await user.click(departmentItem('部门0'));
  await settle();
  expect(countedSelection(service).departments).toContainEqual({
    departmentId: 'd0',
    scope: 'below',
    effect: 'include',
  });
});

test('switching the management scope without groups asks nothing', async () => {
  const { user } = await openTree({});
  await user.click(screen.getByRole('radio', { name: 'Single-level department only' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(picker()).toBeNull();
});

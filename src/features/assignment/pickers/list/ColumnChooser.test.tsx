import { screen } from '@testing-library/react';
import { openPicker } from '#testing/pages/openPicker.tsx';
import { testEnvironment } from '#testing/render/testEnvironment.ts';

const headers = () =>
  screen
    .getAllByRole('columnheader')
    .map((cell) => cell.textContent)
    .slice(1);

test('columns of members can be chosen and moved, and the choice is restored', async () => {
  const { user, unmount, stop } = await openPicker();
  expect(headers()).toEqual(['Name', 'Employee ID', 'Email', 'Mobile number', 'Department']);
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(screen.getByRole('checkbox', { name: 'Nickname' }));
  await user.click(screen.getByRole('button', { name: 'Move Employee ID left' }));
  await user.click(screen.getByRole('checkbox', { name: 'Department' }));
  const columns = ['Name', 'Employee ID', 'Nickname', 'Email', 'Mobile number'];
  expect(headers()).toEqual(columns);
  stop();
  unmount();
  await openPicker({}, { environment: testEnvironment({ reloaded: true }) });
  expect(headers()).toEqual(columns);
});

test('ignores an invalid stored choice of columns', async () => {
  const environment = testEnvironment();
  environment.localStorage.set(
    'picker_member_columns',
    '{"order":["mailBox","nonsense","mailBox"],"hidden":["name","__proto__"]}',
  );
  await openPicker({}, { environment });
  expect(headers().slice(0, 3)).toEqual(['Name', 'Email', 'Nickname']);
  expect(headers()).toHaveLength(10);
});

import { act, screen } from '@testing-library/react';
import { member } from '#testing/network/pickerAnswers.ts';
import { openPicker, settle } from '#testing/pages/openPicker.tsx';
import { reply } from '#testing/network/scriptedFetch.ts';

jest.useFakeTimers();
const name = (number: number) => member(number).name;

test('the header checkbox and the rows are a tab stop each; arrows move, Shift selects a range, Page keys turn the page', async () => {
  const { user, row } = await openPicker();
  expect(screen.getByRole('table')).toHaveAccessibleDescription(
    /^Use the arrow keys to move between rows/,
  );
  act(() => row(name(0)).focus());
  await user.keyboard(' {ArrowDown}');
  expect(row(name(1))).toHaveFocus();
  await user.keyboard('{ArrowUp}{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect([0, 1, 2, 4].map((number) => (row(name(number)) as HTMLInputElement).checked)).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(
    screen
      .getAllByRole('checkbox')
      .filter((box) => /^Select /.test(box.getAttribute('aria-label') ?? '') && box.tabIndex === 0),
  ).toEqual([screen.getByRole('checkbox', { name: 'Select this page' }), row(name(2))]);
  await user.keyboard('{End}');
  expect(row(name(9))).toHaveFocus();
  await user.keyboard('{PageDown}');
  await settle();
  expect(row(name(19))).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(row(name(18))).toHaveFocus();
});

const page = () => screen.getByRole('checkbox', { name: 'Select this page' });

test('arrows reach the header checkbox above the first row; Space ticks it, also with Shift, and no range starts at it', async () => {
  const { user, row } = await openPicker();
  await user.click(row(name(1)));
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(page()).toHaveFocus();
  await user.keyboard('{Shift>} {/Shift}');
  expect(page()).toBeChecked();
  await user.click(row(name(2)));
  act(() => page().focus());
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(row(name(0))).toHaveFocus();
  expect(row(name(0))).toBeChecked();
});

test('on a page without rows the header checkbox is the tab stop of the table', async () => {
  const { user, service } = await openPicker();
  service.script('queryMembers', reply.data({ list: [], total: 3000, pageNo: 2, pageSize: 10 }));
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await settle();
  act(() => screen.getByRole('button', { name: 'Columns' }).focus());
  await user.tab();
  expect(page()).toHaveFocus();
});

test('a page that loads does not take the focus from where the user has moved', async () => {
  const { user, row } = await openPicker();
  act(() => row(name(0)).focus());
  await user.keyboard('{PageDown}');
  const search = screen.getByRole('searchbox');
  act(() => search.focus());
  await settle();
  expect(row(name(10))).toBeVisible();
  expect(search).toHaveFocus();
});

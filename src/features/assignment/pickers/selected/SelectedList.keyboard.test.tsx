import { act, screen, within } from '@testing-library/react';
import { openPicker, settle } from '#testing/pages/openPicker.tsx';
import { member } from '#testing/network/pickerAnswers.ts';

const list = () => screen.getByRole('list', { name: 'Selected' });
const button = (number: number) =>
  within(list()).getByRole('button', { name: `Remove ${member(number).name}` });
const included = Array.from({ length: 300 }, (_, index) => `m${index}`);

test('the selection is one tab stop, however long it is, and keys move in it', async () => {
  const { user } = await openPicker({
    members: { included, excluded: [] },
    locked: [{ kind: 'members', id: 'm900' }],
  });
  const stops = () =>
    within(list())
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0);
  expect(stops()).toEqual([button(0)]);
  act(() => button(0).focus());
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(button(2)).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  // The locked row above has no button.
  expect(button(0)).toHaveFocus();
  await user.keyboard('{PageDown}');
  expect(button(5)).toHaveFocus();
  await user.keyboard('{End}');
  await settle();
  expect(button(299)).toHaveFocus();
  expect(stops()).toEqual([button(299)]);
  await user.tab();
  expect(list()).not.toContainElement(document.activeElement as HTMLElement);
  await user.tab({ shift: true });
  expect(button(299)).toHaveFocus();
  await user.keyboard('{Home}');
  expect(button(0)).toHaveFocus();
});

test('type-ahead moves to a name; Delete removes it and moves the focus to the next', async () => {
  const { user } = await openPicker({
    members: { included: ['m0', 'm1', 'm2', 'm3'], excluded: [] },
  });
  act(() => button(0).focus());
  await user.keyboard(member(2).name.charAt(0));
  expect(button(2)).toHaveFocus();
  await user.keyboard('{Delete}');
  expect(button(3)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(button(1)).toHaveFocus();
  await user.keyboard('{Delete}{Delete}');
  expect(screen.getByRole('region', { name: 'Selected' })).toHaveFocus();
  await settle();
  expect(screen.getByText('Participants: 0')).toBeVisible();
});

test('removing another item by pointer, and undoing it, does not move the focus', async () => {
  const { user } = await openPicker({ members: { included: ['m0', 'm1'], excluded: [] } });
  await user.click(button(0));
  expect(button(1)).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'a');
  await settle();
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
});

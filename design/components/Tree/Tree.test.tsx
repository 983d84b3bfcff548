import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ChooseOne, Few, FiveThousand } from './Tree.stories';

const active = () =>
  document.getElementById(screen.getByRole('tree').getAttribute('aria-activedescendant') ?? '');

test('arrows, Home, End and letters move; horizontal arrows open, close and go to the parent', async () => {
  const user = userEvent.setup();
  render(<Few />);
  await user.tab();
  expect(active()).toHaveAccessibleName('Head office');
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(active()).toHaveAccessibleName('Legal');
  await user.keyboard('{ArrowLeft}');
  expect(active()).toHaveAccessibleName('Head office');
  await user.keyboard('{ArrowLeft}');
  expect(active()).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{End}');
  expect(active()).toHaveAccessibleName('Factory');
  await user.keyboard('fi');
  expect(active()).toHaveAccessibleName('Finance');
});

test('Space and a click tick what can be ticked', async () => {
  const user = userEvent.setup();
  render(<Few />);
  await user.tab();
  await user.keyboard(' ');
  expect(screen.getByRole('treeitem', { name: 'Head office' })).toBeChecked();
  await user.click(screen.getByRole('treeitem', { name: 'Legal' }));
  expect(screen.getByRole('treeitem', { name: 'Legal' })).toBeChecked();
  expect(screen.getByRole('tree')).toHaveAttribute('aria-multiselectable', 'true');
  const locked = screen.getByRole('treeitem', { name: 'Factory' });
  await user.click(locked);
  expect(locked).toBeChecked();
  expect(locked).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('treeitem', { name: 'Legal' })).not.toHaveAttribute('aria-disabled');
});

test('holding Space ticks once', () => {
  render(<Few />);
  const space = { key: ' ' };
  fireEvent.keyDown(screen.getByRole('tree'), space);
  fireEvent.keyDown(screen.getByRole('tree'), { ...space, repeat: true });
  expect(screen.getByRole('treeitem', { name: 'Head office' })).toBeChecked();
});

test('a press on its arrow opens or closes a department and ticks nothing; beside a row without arrow it ticks', async () => {
  const user = userEvent.setup();
  render(<Few />);
  const item = (name: string) => screen.getByRole('treeitem', { name });
  const pressArrow = (name: string) => user.click(item(name).querySelector('[data-twist]')!);
  await pressArrow('Head office');
  expect(item('Head office')).toHaveAttribute('aria-expanded', 'false');
  await pressArrow('Head office');
  expect(item('Head office')).toHaveAttribute('aria-expanded', 'true');
  expect(item('Head office')).toHaveAttribute('aria-checked', 'mixed');
  await user.click(item('Head office'));
  expect(item('Head office')).toBeChecked();
  expect(item('Head office')).toHaveAttribute('aria-expanded', 'true');
  await pressArrow('Legal');
  expect(item('Legal')).toBeChecked();
  await user.keyboard('{ArrowUp}');
  expect(active()).toHaveAccessibleName('Finance');
});

test('keys continue from the clicked row, which does not take the focus', async () => {
  const user = userEvent.setup();
  render(<FiveThousand />);
  await user.click(screen.getByRole('treeitem', { name: 'Department 2' }));
  expect(screen.getByRole('tree')).toHaveFocus();
  await user.keyboard('{End}');
  expect(active()).toHaveAccessibleName('Department 5000');
  // The clicked row is no longer rendered and must not lose the focus.
  expect(screen.getByRole('tree')).toHaveFocus();
});

test('renders only visible rows of five thousand, and the focused one', async () => {
  const user = userEvent.setup();
  render(<FiveThousand />);
  expect(screen.getAllByRole('treeitem').length).toBeLessThan(40);
  await user.tab();
  await user.keyboard('{PageDown}');
  expect(active()).toHaveAccessibleName('Department 11');
  await user.keyboard('{PageUp}{PageUp}');
  expect(active()).toHaveAccessibleName('Department 1');
  await user.keyboard('{End}{PageDown}');
  expect(active()).toHaveAccessibleName('Department 5000');
  // Rows that are not rendered do not contribute to the position otherwise.
  expect(active()).toHaveAttribute('aria-posinset', '5000');
  expect(active()).toHaveAttribute('aria-setsize', '5000');
});

test('keys that it handles do not scroll the page, and others belong to the browser', () => {
  render(<FiveThousand />);
  const isLeft = (init: object) => fireEvent.keyDown(screen.getByRole('tree'), init);
  expect(['ArrowDown', 'PageDown', 'End', ' '].map((key) => isLeft({ key }))).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(
    [{ key: 'Tab' }, { key: 'Enter' }, { key: 'F5' }, { key: 'End', ctrlKey: true }].map(isLeft),
  ).toEqual([true, true, true, true]);
});

test('with choice one, Enter, Space or a click chooses one item, and nothing is ticked', async () => {
  const user = userEvent.setup();
  render(<ChooseOne />);
  const selectedItem = () => screen.getByRole('treeitem', { selected: true });
  expect(selectedItem()).toHaveAccessibleName('Legal');
  await user.tab();
  await user.keyboard('{Enter}');
  expect(selectedItem()).toHaveAccessibleName('Head office');
  await user.keyboard('{End} ');
  expect(selectedItem()).toHaveAccessibleName('Factory');
  await user.click(screen.getByRole('treeitem', { name: 'Finance' }));
  expect(selectedItem()).toHaveAccessibleName('Finance');
  expect(selectedItem()).not.toHaveAttribute('aria-checked');
  expect(screen.getByRole('tree')).not.toHaveAttribute('aria-multiselectable');
});

test('rows have the height of the first rendered one, so that larger text does not overlap', () => {
  const tall = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(80);
  render(<Few />);
  const starts = screen.getAllByRole('treeitem').map((row) => row.style.insetBlockStart);
  expect(starts.slice(1, 3)).toEqual(['80px', '160px']);
  tall.mockRestore();
});

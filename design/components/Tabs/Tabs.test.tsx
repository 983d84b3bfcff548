import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Three } from './Tabs.stories';

test('the row is one tab stop, and arrows, Home and End show a panel', async () => {
  const user = userEvent.setup();
  render(<Three />);
  await user.tab();
  expect(screen.getByRole('tab', { name: 'Members', selected: true })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Departments', selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Departments' })).toHaveTextContent('Panel two');
  await user.keyboard('{End}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Members', selected: true })).toHaveFocus();
  await user.tab();
  expect(document.body).toHaveFocus();
});

test('keys that select a tab do not also scroll the page', () => {
  render(<Three />);
  expect(
    ['ArrowRight', 'End', 'Home'].map((key) =>
      fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key }),
    ),
  ).toEqual([false, false, false]);
});

test('the left arrow goes forward in right-to-left text', async () => {
  const user = userEvent.setup();
  render(
    <div dir="rtl">
      <Three />
    </div>,
  );
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Departments', selected: true })).toHaveFocus();
});

test.each(['altKey', 'metaKey', 'ctrlKey'])(
  'an arrow with %s belongs to the browser, for example to go back',
  (modifier) => {
    render(<Three />);
    const tab = screen.getByRole('tab', { name: 'Members' });
    expect(fireEvent.keyDown(tab, { key: 'ArrowLeft', [modifier]: true })).toBe(true);
    expect(tab).toHaveAttribute('aria-selected', 'true');
  },
);

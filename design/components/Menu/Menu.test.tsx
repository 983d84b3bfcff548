import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from './Menu';

const onSelect = jest.fn();
const items = [
  { id: 'profile', label: 'Profile', href: '#profile' },
  { id: 'password', label: 'Password', onSelect },
  { id: 'out', label: 'Log out', onSelect },
];

const setUp = () => {
  render(
    <>
      <button type="button">Before</button>
      <Menu label="Li Na" trigger="LN" items={items} />
      <button type="button">After</button>
    </>,
  );
  return screen.getByRole('button', { name: 'Li Na' });
};
const item = (name: string) => screen.getByRole('menuitem', { name });

test('opens by click at the first item and closes by a second click', async () => {
  const button = setUp();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(item('Profile')).toHaveFocus();
  await userEvent.click(button);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('arrows, Home, End and typing move among the items', async () => {
  setUp().focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(item('Log out')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(item('Profile')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(item('Password')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(item('Log out')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(item('Profile')).toHaveFocus();
  await userEvent.keyboard('p');
  expect(item('Password')).toHaveFocus();
});

test.each(['Control', 'Alt', 'Meta'])(
  'keys with %s belong to the browser: they neither open it nor move in it',
  async (modifier) => {
    const button = setUp();
    button.focus();
    await userEvent.keyboard(`{${modifier}>}{ArrowDown}{/${modifier}}`);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await userEvent.keyboard(`{ArrowDown}{${modifier}>}{End}{/${modifier}}`);
    expect(item('Profile')).toHaveFocus();
  },
);

test('Space follows its link, as it presses a button', async () => {
  const followed = jest.fn((event: Event) => event.preventDefault());
  document.addEventListener('click', followed);
  setUp().focus();
  await userEvent.keyboard('{ArrowDown} ');
  document.removeEventListener('click', followed);
  expect(followed).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('Escape closes and returns to the button', async () => {
  const button = setUp();
  await userEvent.click(button);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('Tab closes and moves on to the element after the button', async () => {
  await userEvent.click(setUp());
  await userEvent.tab();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});

test('while it is closed, Tab skips its items', async () => {
  setUp();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Li Na' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('Shift and Tab close it and move back to the element before the button', async () => {
  await userEvent.click(setUp());
  await userEvent.tab({ shift: true });
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
});

test('a click elsewhere closes it', async () => {
  await userEvent.click(setUp());
  await userEvent.click(document.body);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('choosing runs the action once, closes and returns focus', async () => {
  onSelect.mockClear();
  const button = setUp();
  await userEvent.click(button);
  await userEvent.keyboard('{End}{Enter}');
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(button).toHaveFocus();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('shows whose account it is above the items, and outside the menu', async () => {
  render(<Menu label="Li Na" trigger="LN" items={items} head="li.na@school.example" />);
  await userEvent.click(screen.getByRole('button', { name: 'Li Na' }));
  expect(screen.getByText('li.na@school.example')).toBeVisible();
  expect(screen.getByRole('menu')).not.toHaveTextContent('li.na');
});

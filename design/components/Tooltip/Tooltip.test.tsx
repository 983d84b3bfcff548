import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Modal } from '../Modal/Modal';
import { Tooltip, shiftInto } from './Tooltip';

function show() {
  render(<Tooltip text="Helps">{(trigger) => <button {...trigger}>Save</button>}</Tooltip>);
  return { user: userEvent.setup(), button: screen.getByRole('button', { name: 'Save' }) };
}

test('appears on hover, describes its control meanwhile, and disappears with the pointer', async () => {
  const { user, button } = show();
  expect(button).not.toHaveAccessibleDescription();
  await user.hover(button);
  expect(screen.getByRole('tooltip')).toHaveTextContent('Helps');
  expect(button).toHaveAccessibleDescription('Helps');
  await user.unhover(button);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

test('stays on the focused control when a pointer passes, and under the pointer when the focus moves on', async () => {
  const { user, button } = show();
  await user.tab();
  await user.hover(button);
  await user.unhover(button);
  expect(screen.getByRole('tooltip')).toBeInTheDocument();
  await user.hover(button);
  await user.tab();
  expect(screen.getByRole('tooltip')).toBeInTheDocument();
  await user.unhover(button);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

test('Escape hides it and keeps the focus', async () => {
  const { user, button } = show();
  await user.tab();
  await user.hover(button);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('Escape hides it while the pointer is on it and the focus elsewhere, and closes no dialog around it', async () => {
  const onEscape = jest.fn();
  render(
    <Modal open title="Dialog" closeOnEscape onClose={onEscape}>
      <input aria-label="Name" />
      <Tooltip text="Helps">{(trigger) => <button {...trigger}>Save</button>}</Tooltip>
    </Modal>,
  );
  const user = userEvent.setup();
  await user.hover(screen.getByRole('button', { name: 'Save' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(onEscape).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onEscape).toHaveBeenCalledTimes(1);
});

test.each([
  [{ left: 20, right: 200 }, 0],
  [{ left: -30, right: 200 }, 38],
  [{ left: 220, right: 340 }, -28],
])('fits in a frame of 320 px: %j', (bubble, shift) => {
  expect(shiftInto(bubble, { left: 0, right: 320 })).toBe(shift);
});

import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openModal } from '../../testing/ModalPage';
import { ignoreEnterRepeats } from '../../foundations/ignoreEnterRepeats';
import { confineDoublePress } from '../../foundations/doublePress';

const added: Element[] = [];
afterEach(() => added.splice(0).forEach((element) => element.remove()));

/** Adds an element with a button and a field, as a password manager does. */
function addManager(parent: Element = document.body): {
  manager: Element;
  fill: HTMLElement;
  note: HTMLElement;
} {
  const manager = parent.appendChild(document.createElement('vault-menu'));
  added.push(manager);
  const fill = manager.appendChild(document.createElement('button'));
  fill.textContent = 'Fill';
  const note = manager.appendChild(document.createElement('input'));
  return { manager, fill, note };
}

const isLive = (element: Element) => element.closest('[inert]') === null;

test.each([
  ['body', () => document.body],
  ['html', () => document.documentElement],
])(
  'a foreign element inserted into %s before the dialog, in it or over its question stays active',
  async (_, parent) => {
    const before = addManager(parent());
    const { container } = await openModal({ nested: true });
    const during = addManager(parent());
    await userEvent.click(screen.getByRole('button', { name: 'First' }));
    const over = addManager(parent());
    expect([before, during, over].map(({ manager }) => isLive(manager))).toEqual([
      true,
      true,
      true,
    ]);
    expect(isLive(container)).toBe(false);
    expect(isLive(screen.getByText('First'))).toBe(false);
    const pressed = jest.fn();
    during.fill.addEventListener('click', pressed);
    await userEvent.click(during.fill);
    expect(pressed).toHaveBeenCalledTimes(1);
  },
);

test('the browser handles Tab from such an element; without focus, Tab goes into the dialog', async () => {
  await openModal();
  const { fill, note } = addManager();
  fill.focus();
  await userEvent.tab();
  expect(note).toHaveFocus();
  note.blur();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'First' })).toHaveFocus();
});

test('a held Enter and the second press of a double click reach it', async () => {
  const stops = [ignoreEnterRepeats(), confineDoublePress()];
  await openModal();
  const { fill, note } = addManager();
  const heard = jest.fn();
  note.addEventListener('keydown', heard);
  fill.addEventListener('click', heard);
  fireEvent.keyDown(note, { key: 'Enter', repeat: true });
  fireEvent.click(screen.getByRole('button', { name: 'First' }), { detail: 1 });
  fireEvent.click(fill, { detail: 2 });
  expect(heard).toHaveBeenCalledTimes(2);
  stops.forEach((stop) => stop());
});

import { renderToString } from 'react-dom/server';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openModal, opener } from '../../testing/ModalPage';
import { Modal } from './Modal';
import { ignoreEnterRepeats } from '../../foundations/ignoreEnterRepeats';
import { confineDoublePress } from '../../foundations/doublePress';

test('is a modal dialog named by its heading', async () => {
  await openModal();
  expect(screen.getByRole('dialog', { name: 'Academy' })).toHaveAttribute('aria-modal', 'true');
  expect(screen.getByRole('heading', { level: 2, name: 'Academy' })).toBeInTheDocument();
});

test('makes the page inert except live regions, and restores it on closing', async () => {
  const notices = document.body.appendChild(document.createElement('div'));
  notices.setAttribute('data-live-region', '');
  const { container } = await openModal({ closeLabel: 'Close' });
  expect(container).toHaveAttribute('inert');
  expect(notices).not.toHaveAttribute('inert');
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-scroll-locked'));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(container).not.toHaveAttribute('inert');
  expect(document.documentElement).not.toHaveAttribute('data-scroll-locked');
  expect(opener()).toHaveFocus();
  notices.remove();
});

test('stays open on a click outside, and on Escape by default', async () => {
  await openModal();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('dialog').parentElement ?? document.body);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('closes on Escape if configured', async () => {
  await openModal({ closeOnEscape: true });
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('stays open on an Escape that ends a composition, or that an element in it has handled', async () => {
  await openModal({ closeOnEscape: true });
  const first = screen.getByRole('button', { name: 'First' });
  fireEvent.keyDown(first, { key: 'Escape', isComposing: true });
  first.addEventListener('keydown', (event) => event.preventDefault());
  fireEvent.keyDown(first, { key: 'Escape' });
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('only the question over a dialog is active, and only it gets Escape', async () => {
  await openModal({ nested: true, closeOnEscape: true });
  const first = screen.getByRole('button', { name: 'First' });
  await userEvent.click(first);
  expect(screen.getByRole('alertdialog', { name: 'Sure?' })).toHaveAccessibleDescription(
    /It cannot be undone/,
  );
  expect(first.closest('[inert]')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(first.closest('[inert]')).toBeNull();
  expect(first).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('is not in pre-rendered markup', () => {
  expect(
    renderToString(
      <p>
        Page
        <Modal open title="Academy" />
      </p>,
    ),
  ).toBe('<p>Page</p>');
});

describe('foreign elements', () => {
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
});

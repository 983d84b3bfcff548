import { renderToString } from 'react-dom/server';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openModal, opener } from '../../testing/ModalPage';
import { Modal } from './Modal';

test('is a modal dialog named by its heading, also when that is hidden', async () => {
  await openModal({ titleHidden: true });
  expect(screen.getByRole('dialog', { name: 'Academy' })).toHaveAttribute('aria-modal', 'true');
  expect(screen.getByRole('heading', { level: 2, name: 'Academy' })).toBeInTheDocument();
});

test('silences the page, but no live region, and gives everything back on closing', async () => {
  const notices = document.body.appendChild(document.createElement('div'));
  notices.setAttribute('data-live-region', '');
  const { container } = await openModal({ closeLabel: 'Close' });
  expect(container).toHaveAttribute('inert');
  expect(notices).not.toHaveAttribute('inert');
  expect(document.documentElement).toHaveAttribute('data-scroll-locked');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(container).not.toHaveAttribute('inert');
  expect(document.documentElement).not.toHaveAttribute('data-scroll-locked');
  expect(opener()).toHaveFocus();
  notices.remove();
});

test('stays open on a click beside it, and on Escape unless asked otherwise', async () => {
  await openModal();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('dialog').parentElement ?? document.body);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('closes on Escape when asked to', async () => {
  await openModal({ closeOnEscape: true });
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('stays open on an Escape that ends a composition, or that something in it has used', async () => {
  await openModal({ closeOnEscape: true });
  const first = screen.getByRole('button', { name: 'First' });
  fireEvent.keyDown(first, { key: 'Escape', isComposing: true });
  first.addEventListener('keydown', (event) => event.preventDefault());
  fireEvent.keyDown(first, { key: 'Escape' });
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('a question over a dialog is the only live one, and Escape reaches it alone', async () => {
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

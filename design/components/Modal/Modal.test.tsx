import { renderToString } from 'react-dom/server';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openModal, opener } from '../../testing/ModalPage';
import { Modal } from './Modal';

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

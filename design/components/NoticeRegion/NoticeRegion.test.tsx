import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NoticeRegion } from './NoticeRegion';
import type { Notice } from './NoticeRegion';

const region = (notices: readonly Notice[], onDismiss: (id: string) => void = () => undefined) => (
  <NoticeRegion notices={notices} onDismiss={onDismiss} label="Notices" dismissLabel="Dismiss" />
);

test('both live regions exist before the first notice, outside the page root', () => {
  const { container } = render(region([]));
  expect(container).toBeEmptyDOMElement();
  expect(screen.getByRole('region', { name: 'Notices' })).toHaveAttribute('data-live-region');
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
  expect(screen.getByRole('alert')).toHaveAttribute('aria-live', 'assertive');
});

test('failures interrupt, success waits, and none is in both', () => {
  render(
    region([
      { id: '1', tone: 'danger', text: 'Login failed' },
      { id: '2', tone: 'warning', text: 'Slow down' },
      { id: '3', tone: 'success', text: 'Code sent' },
      { id: '4', tone: 'info', text: 'By the way' },
    ]),
  );
  const [alert, status] = [within(screen.getByRole('alert')), within(screen.getByRole('status'))];
  expect([alert.getByText('Login failed'), alert.getByText('Slow down')]).toHaveLength(2);
  expect([status.getByText('Code sent'), status.getByText('By the way')]).toHaveLength(2);
  expect([alert.queryByText('Code sent'), status.queryByText('Login failed')]).toEqual([
    null,
    null,
  ]);
});

test('a later notice does not repeat the earlier ones', () => {
  render(region([{ id: '1', tone: 'info', text: 'One' }]));
  expect(screen.getByRole('status')).toHaveAttribute('aria-atomic', 'false');
});

test('reports which notice was dismissed', async () => {
  const onDismiss = jest.fn();
  render(
    region(
      [
        { id: '1', tone: 'info', text: 'One' },
        { id: '2', tone: 'info', text: 'Two' },
      ],
      onDismiss,
    ),
  );
  await userEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[1] ?? document.body);
  expect(onDismiss).toHaveBeenCalledWith('2');
});

test('when a notice disappears, the focus moves to another one, and from the last one back', async () => {
  const one: Notice = { id: '1', tone: 'success', text: 'One' };
  const page = (notices: readonly Notice[]) => (
    <>
      <button type="button">Before</button>
      {region(notices)}
    </>
  );
  const { rerender } = render(page([one, { ...one, id: '2' }]));
  await userEvent.tab();
  await userEvent.tab();
  rerender(page([{ ...one, id: '2' }]));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus());
  rerender(page([]));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus());
});

import { render, screen } from '@testing-library/react';
import { LiveRegion } from '../LiveRegion/LiveRegion';
import { InlineMessage } from './InlineMessage';
import { Example } from './InlineMessage.example';

test('is silent by itself, and announced inside a live region', () => {
  const { unmount } = render(<InlineMessage tone="danger">Login failed.</InlineMessage>);
  expect(screen.getByText('Login failed.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
  unmount();
  render(
    <LiveRegion>
      <InlineMessage tone="info">Loading</InlineMessage>
    </LiveRegion>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading$/);
});

test('has one action, and its icon is hidden from assistive technology', () => {
  render(<Example />);
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

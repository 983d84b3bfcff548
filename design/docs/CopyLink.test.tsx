import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyLink } from './CopyLink';

test('copies the address that is looked at, and says so', async () => {
  const user = userEvent.setup();
  render(<CopyLink />);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(screen.getByText('Link copied')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
});

test('where the page may not copy, says where the address stands', async () => {
  const user = userEvent.setup({ writeToClipboard: false });
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  render(<CopyLink />);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(screen.getByRole('button', { name: 'Copy it from the address bar' })).toBeInTheDocument();
  Reflect.deleteProperty(navigator, 'clipboard');
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyLink } from './CopyLink';

test('copies the current address and says so', async () => {
  const user = userEvent.setup();
  render(<CopyLink />);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(screen.getByText('Link copied')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
});

test('says where the address is if the page may not copy it', async () => {
  const user = userEvent.setup({ writeToClipboard: false });
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  render(<CopyLink />);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(screen.getByRole('button', { name: 'Copy it from the address bar' })).toBeInTheDocument();
  Reflect.deleteProperty(navigator, 'clipboard');
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyLink } from './CopyLink';

test('copies the current address and says so', async () => {
  const user = userEvent.setup();
  render(<CopyLink />);
  const button = screen.getByRole('button', { name: 'Copy link' });
  await user.click(button);
  // All texts stay, so that the button keeps its size.
  expect(button).toHaveAccessibleName('Copied');
  expect(button).toHaveTextContent('Copy link');
  expect(screen.getByText('Link copied')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
});

test('says where the address is if the page may not copy it', async () => {
  const user = userEvent.setup({ writeToClipboard: false });
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  render(<CopyLink />);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(screen.getByRole('button', { name: 'Not copied' })).toBeInTheDocument();
  expect(screen.getByText('Not copied. Copy it from the address bar.')).toBeVisible();
  Reflect.deleteProperty(navigator, 'clipboard');
});

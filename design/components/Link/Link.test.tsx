import { render, screen } from '@testing-library/react';
import { Link } from './Link';

test('a link to a new tab cannot be reached back from there and says so when told to', () => {
  render(
    <Link href="/privacy" newTab newTabLabel="(opens a new tab)">
      Privacy Policy
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'Privacy Policy (opens a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('an ordinary link stays in its tab and is named by its text alone', () => {
  render(<Link href="/help">Help</Link>);
  expect(screen.getByRole('link', { name: 'Help' })).not.toHaveAttribute('target');
});

import { render, screen } from '@testing-library/react';
import { Link } from './Link';

test('a link to a new tab gives that page no access', () => {
  render(
    <Link href="/privacy" newTab>
      Privacy Policy
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'Privacy Policy' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('an ordinary link stays in its tab and has only its text as name', () => {
  render(<Link href="/help">Help</Link>);
  expect(screen.getByRole('link', { name: 'Help' })).not.toHaveAttribute('target');
});

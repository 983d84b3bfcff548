import { render, screen } from '@testing-library/react';
import { Skeleton } from '../Skeleton/Skeleton';
import { Spinner } from './Spinner';

test('announces what is loading, or nothing if text is beside it', () => {
  const { container, rerender } = render(
    <div role="status">
      <Spinner label="Loading the QR code" />
    </div>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading the QR code$/);
  rerender(
    <div role="status">
      <Spinner />
    </div>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  expect(container.querySelector('[role="status"] > :not([aria-hidden="true"])')).toBeNull();
});

test('a skeleton reserves space and is not read', () => {
  const { container } = render(<Skeleton inlineSize="10rem" blockSize="2rem" />);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
  expect(container.firstChild).toHaveStyle({ inlineSize: '10rem', blockSize: '2rem' });
});

import { render, screen } from '@testing-library/react';
import { LiveRegion } from './LiveRegion';

test('is there before its first words, politely or assertively', () => {
  const { rerender } = render(<LiveRegion />);
  const status = screen.getByRole('status');
  rerender(<LiveRegion>Scan successful</LiveRegion>);
  expect(status).toHaveTextContent('Scan successful');
  rerender(<LiveRegion politeness="assertive">Failed</LiveRegion>);
  expect(screen.getByRole('alert')).toHaveAttribute('aria-live', 'assertive');
});

import { render, screen } from '@testing-library/react';
import { LiveRegion } from './LiveRegion';

test('exists before its first text, polite or assertive', () => {
  const { rerender } = render(<LiveRegion />);
  const status = screen.getByRole('status');
  rerender(<LiveRegion>Scan successful</LiveRegion>);
  expect(status).toHaveTextContent('Scan successful');
  rerender(<LiveRegion politeness="assertive">Failed</LiveRegion>);
  expect(screen.getByRole('alert')).toHaveAttribute('aria-live', 'assertive');
});

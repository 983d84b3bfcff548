import { render, screen } from '@testing-library/react';
import { ProgressBar } from './ProgressBar';

test.each([
  [34.6, '35'],
  [-5, '0'],
  [130, '100'],
])('%d is announced as %s of 100', (value, announcement) => {
  render(<ProgressBar label="Upload" value={value} />);
  expect(screen.getByRole('progressbar', { name: 'Upload' })).toHaveAttribute(
    'aria-valuenow',
    announcement,
  );
});

test('without a value it announces none', () => {
  render(<ProgressBar label="Upload" />);
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});

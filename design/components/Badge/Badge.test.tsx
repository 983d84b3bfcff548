import { render, screen } from '@testing-library/react';
import { Badge } from './Badge';

test('describes the element that it marks', () => {
  render(
    <>
      <button type="button" aria-describedby="last">
        Enterprise account
      </button>
      <Badge id="last">Last used</Badge>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Enterprise account' })).toHaveAccessibleDescription(
    'Last used',
  );
});

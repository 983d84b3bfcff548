import { render, screen } from '@testing-library/react';
import { Card } from './Card';

test('is a plain surface that accepts a role and a name', () => {
  render(
    <>
      <Card>no role</Card>
      <Card role="region" aria-label="Results">
        a role
      </Card>
    </>,
  );
  expect(screen.getByRole('region', { name: 'Results' })).toHaveTextContent('a role');
  expect(screen.getAllByRole('region')).toHaveLength(1);
});

import { render, screen } from '@testing-library/react';
import { Text } from '../Text/Text';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Heading } from './Heading';

test.each([1, 2, 3] as const)('level %i has this level in the outline', (level) => {
  render(
    <Heading level={level} id="title">
      Join an academy
    </Heading>,
  );
  expect(screen.getByRole('heading', { level, name: 'Join an academy' })).toHaveAttribute(
    'id',
    'title',
  );
});

test('text is a paragraph unless it is inside other text', () => {
  render(
    <>
      <Text>Alone</Text>
      <p>
        In{' '}
        <Text as="span" tone="danger">
          other
        </Text>{' '}
        text
      </p>
    </>,
  );
  expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
    'Alone',
    'In other text',
  ]);
});

test('hidden text is part of the name of its element', () => {
  render(
    <button type="button">
      Remove <VisuallyHidden>Li Lei</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button', { name: 'Remove Li Lei' })).toBeVisible();
});

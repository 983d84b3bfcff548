import { render, screen } from '@testing-library/react';
import { Stack } from './Stack';

const styleOf = (name: string) => getComputedStyle(screen.getByRole('group', { name }));

test('arranges elements in a column, or in a row that may wrap', () => {
  render(
    <>
      <Stack role="group" aria-label="column">
        x
      </Stack>
      <Stack role="group" aria-label="row" direction="row" align="center" justify="end" wrap>
        x
      </Stack>
    </>,
  );
  expect(styleOf('column')).toMatchObject({
    display: 'flex',
    flexDirection: 'column',
    flexWrap: 'nowrap',
    alignItems: 'stretch',
  });
  expect(styleOf('row')).toMatchObject({
    display: 'flex',
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'end',
  });
});

test('adds none of its layout properties to the page as attributes', () => {
  render(
    <Stack role="group" aria-label="things" gap="8" wrap>
      x
    </Stack>,
  );
  expect(screen.getByRole('group').getAttributeNames().sort()).toEqual([
    'aria-label',
    'class',
    'role',
  ]);
});

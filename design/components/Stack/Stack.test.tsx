import { render, screen } from '@testing-library/react';
import { Stack } from './Stack';

const styleOf = (name: string) => getComputedStyle(screen.getByRole('group', { name }));

test('puts things in a column, or in a row that may break', () => {
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

test('keeps its layout to itself: no attribute of it comes into the page', () => {
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

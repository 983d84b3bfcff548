/** @jest-environment node */
import { object } from 'yup';
import wrongTypes from '#testing/cases/wrongTypes.json';
import { looseText } from './looseText';

const schema = object({ name: looseText(), other: looseText() });

test.each(['示范学校', '', ' ', 'null', '<b>x</b>'])('keeps a string unchanged: %j', (name) => {
  expect(schema.validateSync({ name })).toEqual({ name });
});

test.each(
  wrongTypes
    .filter(({ value }) => typeof value !== 'string')
    .map(({ id, value }) => [id, value] as const),
)('a field that is not a string counts as absent and does not affect others: %s', (_id, name) => {
  const read = schema.validateSync({ name, other: 'kept' });
  expect(read.name).toBeUndefined();
  expect(read.other).toBe('kept');
});

test('an absent field stays absent', () => expect(schema.validateSync({}).name).toBeUndefined());

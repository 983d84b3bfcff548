import {
  address,
  anything,
  count,
  fieldsOf,
  flag,
  integer,
  listOf,
  mapOf,
  matching,
  numberWith,
  object,
  oneOf,
  optional,
  positive,
  someOf,
  text,
  time,
} from './shape';
import type { Shape } from './shape';

const problem = (shape: Shape, value: unknown) => shape(value, 'field');

test.each([
  ['text', text, ['', 'a'], [undefined, null, 1, []]],
  ['flag', flag, [true, false], [0, 'true', null]],
  ['integer', integer, [0, -1], [0.5, NaN, Infinity, 2 ** 53, '1']],
  ['count', count, [0, 1], [-1, 0.5, '0']],
  ['positive', positive, [1], [0, -1, 1.5]],
  [
    'time',
    time,
    ['2030-01-01T00:00:00Z', '2024-02-29T23:59:59.5Z'],
    ['2030-02-30T00:00:00Z', '2030-01-01', 0],
  ],
  ['address', address, ['/a?b=c', 'https://a.example', ''], ['https://', 'http://a:b', 1]],
  ['pattern', matching(/^\d{2}$/), ['12'], ['1', 12]],
  ['choice', oneOf('a', 'b'), ['a', 'b'], ['', 'c', 'a&b']],
  ['number with meanings', numberWith({ 0: 'none' }), [0, 7], ['0', 0.5]],
  ['some of', someOf({ 1: 'one', 2: 'two' }), ['1', '2&1'], ['', '1&3', '1&', 1]],
  ['optional', optional(text), ['a', undefined], [null, 1]],
  ['list', listOf(count), [[], [0, 1]], ['', {}, [0, -1]]],
  ['map', mapOf(text), [{}, { a: 'b' }], [[], null, { a: 1 }]],
  ['anything', anything, [undefined, null, [1]], []],
] as const)('%s: accepts valid values only, and names the field', (_, shape, valid, invalid) => {
  expect(valid.map((value) => problem(shape, value))).toEqual(valid.map(() => undefined));
  for (const value of invalid) expect(problem(shape, value)).toMatch(/^field/);
});

test('the first problem names its place', () => {
  expect(problem(listOf(count), [0, 'x', 'y'])).toBe('field[1] must be an integer from 0');
  expect(problem(mapOf(text), { a: 'b', c: 1 })).toBe('field.c must be a text');
});

describe('an object', () => {
  const shape = object<{ id: string; inner: { size: number } }>({
    id: text,
    inner: object<{ size: number }>({ size: optional(positive) }),
  });

  test.each([
    [{ id: 'a', inner: {} }, undefined],
    [[], 'it must be an object'],
    [{ inner: {} }, 'id must be a text'],
    [{ id: 'a', inner: { size: 0 } }, 'inner.size must be an integer from 1'],
    [{ id: 'a', inner: {}, more: 1 }, 'more is not a field; the fields are id, inner'],
    // An inherited field is none.
    [Object.create({ id: 'a', inner: {} }), 'id must be a text'],
  ])('%j: %s', (value, expected) => expect(shape(value, '')).toBe(expected));

  test('describes its fields for forms, and which are optional', () => {
    expect(fieldsOf({ id: text, size: optional(positive), tags: listOf(text) })).toEqual([
      { name: 'id', kind: 'text', optional: false },
      { name: 'size', kind: 'number', optional: true },
      { name: 'tags', kind: 'texts', optional: false },
    ]);
  });
});

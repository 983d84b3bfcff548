import {
  address,
  integer,
  listOf,
  mapOf,
  matching,
  oneOf,
  optional,
  range,
  text,
  time,
} from './shape';
import type { Shape } from './shape';

const problem = (shape: Shape, value: unknown) => shape(value, 'field');

test.each([
  ['text', text, ['', 'a'], [undefined, null, 1, []]],
  ['integer', integer, [0, -1], [0.5, NaN, Infinity, 2 ** 53, '1']],
  ['range', range(0, 2), [0, 2], [-1, 3, 0.5, '0']],
  ['time', time, ['2024-02-29T23:59:59.5Z'], ['2030-02-30T00:00:00Z', '2030-01-01', 0]],
  ['address', address, ['/a?b=c', 'https://a.example', ''], ['https://', 'http://a:b', 1]],
  ['pattern', matching(/^\d{2}$/), ['12'], ['1', 12]],
  ['choice', oneOf('a', 'b'), ['a', 'b'], ['', 'c', 'a&b']],
  ['optional', optional(text), ['a', undefined], [null, 1]],
  ['list', listOf(integer), [[], [0, 1]], ['', {}, [0, 'x']]],
  ['map', mapOf(text), [{}, { a: 'b' }], [[], null, { a: 1 }]],
] as const)('%s: accepts valid values only, and names the field', (_, shape, valid, invalid) => {
  expect(valid.map((value) => problem(shape, value))).toEqual(valid.map(() => undefined));
  for (const value of invalid) expect(problem(shape, value)).toMatch(/^field/);
});

/** @jest-environment node */
import { makeChecker, violation } from './checker';
import type { OpenApiDocument } from './document';

const checker = makeChecker({
  paths: {},
  components: { schemas: { Page: { type: 'integer', minimum: 1 } } },
} as unknown as OpenApiDocument);
const PAGE = { $ref: '#/components/schemas/Page' };
const BODY = {
  type: 'object',
  required: ['page'],
  properties: { page: PAGE, kind: { enum: ['a', 'b'] } },
  additionalProperties: false,
};
const messages = (schema: object, value: unknown): string[] =>
  checker.value(schema, value, 'body').map(({ message }) => message);

test.each([
  ['a valid body', { page: 1 }, []],
  ['an empty body', {}, ["/ must have required property 'page'"]],
  ['a value below the limit', { page: 0 }, ['/page must be >= 1']],
  ['a text for a number', { page: '1' }, ['/page must be integer']],
  ['a list for a number', { page: [1, 2] }, ['/page must be integer (received 2 values)']],
  ['an unknown field', { page: 1, x: 1 }, ['/ must NOT have additional properties ("x")']],
  [
    'an unknown word',
    { page: 1, kind: 'c' },
    ['/kind must be equal to one of the allowed values (["a","b"])'],
  ],
  ['no object', null, ['/ must be object']],
])('the violations of %s', (_case, value, expected) => {
  expect(messages(BODY, value)).toEqual(expected);
});

test('a missing choice names the fields of each', () => {
  const schema = { oneOf: [{ required: ['sms'] }, { required: ['email', 'name'] }] };
  expect(messages(schema, {})).toContain(
    '/ must match exactly one schema in oneOf (sms | email and name)',
  );
});

test.each([
  [100, 100, undefined],
  [101, 101, 'and 1 more'],
])('of %i violations the list has %i entries', (count, length, last) => {
  const found = messages({ type: 'array', items: PAGE }, Array<number>(count).fill(0));
  expect(found).toHaveLength(length);
  expect(found.find((message) => message.startsWith('and '))).toBe(last);
});

test('of a large value only the first violation is reported, and the report says so', () => {
  expect(messages({ type: 'array', items: PAGE }, Array<number>(5000).fill(0))).toEqual([
    '/0 must be >= 1',
    expect.stringMatching(/^there may be more: with 5001 values/),
  ]);
});

test('parameters are converted to the type of the schema; the input stays as it is', () => {
  const schema = { type: 'object', properties: { page: PAGE } };
  const given = { page: '2' };
  expect(checker.parameters(schema, given, 'query')).toEqual({
    values: { page: 2 },
    violations: [],
  });
  expect(given).toEqual({ page: '2' });
  expect(checker.parameters(schema, { page: 'two' }, 'query').violations).toEqual([
    { where: 'query', message: '/page must be integer' },
  ]);
});

test.each([
  [1000, 1000],
  [1001, 1001],
  [5000, 1001],
])('a message of %i characters becomes one of %i', (length, expected) => {
  expect(violation('body', 'x'.repeat(length)).message).toHaveLength(expected);
});

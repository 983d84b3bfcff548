/** @jest-environment node */
import type { OpenApiDocument } from '#mock/contract/document.ts';
import { findWidening } from './widening';

const document = {
  paths: {},
  components: {
    schemas: {
      Color: { type: 'string', enum: ['red', 'blue'] },
    },
  },
} as unknown as OpenApiDocument;
const color = { $ref: '#/components/schemas/Color' };

const text = { type: 'string' };
const closed = (properties: object, required = Object.keys(properties)) => ({
  type: 'object',
  required,
  additionalProperties: false,
  properties,
});

const compare = (inner: object, outer: object) =>
  findWidening(
    { schema: inner as Record<string, unknown>, document },
    { schema: outer as Record<string, unknown>, document },
  );

test.each<[string, object, object]>([
  ['the same schema', closed({ a: text }), closed({ a: text })],
  ['anything', text, {}],
  ['an integer for a number', { type: 'integer' }, { type: 'number' }],
  ['one type of several', text, { type: ['string', 'null'] }],
  ['fewer values', { const: 'red' }, color],
  ['narrower limits', { ...text, minLength: 2, maxLength: 5 }, { ...text, maxLength: 9 }],
  ['a value without limits of its own', { enum: ['abc'] }, { enum: ['abc'], maxLength: 3 }],
  ['a field that is always there', closed({ a: text }), closed({ a: text }, [])],
  ['an unknown field of an open object', closed({ a: text, b: text }), { type: 'object' }],
  ['one of the alternatives', text, { oneOf: [text, { type: 'null' }] }],
  ['alternatives of the same type', { oneOf: [{ const: 'red' }, { const: 'blue' }] }, color],
])('%s is not wider', (_about, inner, outer) => {
  expect(compare(inner, outer)).toEqual([]);
});

test.each<[string, object, object, string]>([
  ['another type', { type: ['string', 'null'] }, text, 'may be null'],
  ['no type', {}, text, 'may have any type'],
  ['a number for an integer', { type: 'number' }, { type: 'integer' }, 'may be number'],
  ['a new value', { enum: ['red', 'green'] }, color, 'may be "green"'],
  ['any text for some', text, color, 'may have other values'],
  [
    'a higher maximum',
    { ...text, maxLength: 9 },
    { ...text, maxLength: 5 },
    'maxLength 9 is not within 5',
  ],
  ['no maximum', text, { ...text, maxLength: 5 }, 'maxLength none is not within 5'],
  [
    'a lower minimum',
    { type: 'array', minItems: 0 },
    { type: 'array', minItems: 1 },
    'minItems 0 is not within 1',
  ],
  [
    'another pattern',
    { ...text, pattern: 'b' },
    { ...text, pattern: 'a' },
    'pattern b is not within a',
  ],
  ['an optional field', closed({ a: text }, []), closed({ a: text }), 'may lack a'],
  ['a new field', closed({ a: text, b: text }), closed({ a: text }), 'may have b'],
  ['an open object', { type: 'object' }, closed({}), 'may have other fields'],
  ['a wider field', closed({ a: {} }), closed({ a: text }), 'a: may have any type'],
  [
    'a wider item',
    { type: 'array', items: {} },
    { type: 'array', items: text },
    'each: may have any type',
  ],
  [
    'another alternative',
    { oneOf: [text, { type: 'integer' }] },
    { oneOf: [text, { type: 'null' }] },
    'may be integer',
  ],
])('%s is wider', (_about, inner, outer, problem) => {
  expect(compare(inner, outer)).toEqual([problem]);
});

test('a field deep inside is named with its path', () => {
  const nested = (inner: object) =>
    closed({ list: { type: 'array', items: closed({ a: inner }) } });
  expect(compare(nested({ type: 'null' }), nested(text))).toEqual(['list: each: a: may be null']);
});

/** @jest-environment node */
import type { OpenApiDocument } from './document';
import { maskPersonal } from './maskPersonal';

const PERSONAL = { type: 'string', 'x-personal': true };
const DOCUMENT = {
  paths: {},
  components: { schemas: { Name: { type: 'string', 'x-personal': true } } },
} as unknown as OpenApiDocument;

const mask = (schema: object, value: unknown) =>
  maskPersonal(DOCUMENT, schema as Record<string, unknown>, value);
const fields = (properties: object) => ({ type: 'object', properties });
const text = { type: 'string' };

test.each<[string, unknown, unknown]>([
  ['a name', 'Wei Zhang', 'personal-1'],
  ['an e-mail address', 'wei@company.example', 'person-1@example.org'],
  ['a phone number', '+86 138 0000 0001', '13900000001'],
  ['an address', '/pictures/wei.png', 'https://example.org/personal-1'],
  ['a picture in an address', 'data:image/png;base64,AA==', 'https://example.org/personal-1'],
  ['a number', 42, 1],
  ['a list', ['a', 'b', 'a'], ['personal-1', 'personal-2', 'personal-1']],
  ['an object', { a: 'x', b: null }, { a: 'personal-1', b: null }],
  ['nothing', null, null],
  ['an empty text', '', ''],
  ['a truth value', true, true],
])('%s that the contract marks as personal is replaced', (_about, value, masked) => {
  expect(mask(PERSONAL, value)).toEqual({ value: masked, dropped: [] });
});

test('equal values get equal replacements everywhere', () => {
  const schema = fields({ author: PERSONAL, reader: PERSONAL, title: text });
  expect(mask(schema, { author: 'Wei', reader: 'Wei', title: 'Wei' }).value).toEqual({
    author: 'personal-1',
    reader: 'personal-1',
    title: 'Wei',
  });
});

test('a value of an enumeration is replaced by an allowed one', () => {
  expect(mask({ ...PERSONAL, enum: ['m', 'f'] }, 'f').value).toBe('m');
});

test('e-mail addresses and mobile numbers inside other texts are replaced', () => {
  const { value } = mask(text, 'Sent to wei@company.example and 13800000001, order 913800000001');
  expect(value).toBe('Sent to person-1@example.org and 13900000002, order 913800000001');
});

test('marks are found through references, combinations, lists and maps', () => {
  const name = { $ref: '#/components/schemas/Name' };
  const schema = fields({
    one: { oneOf: [name, { type: 'null' }] },
    list: { type: 'array', items: fields({ name }) },
    map: { type: 'object', additionalProperties: name },
  });
  expect(
    mask(schema, { one: 'a', list: [{ name: 'a' }, { name: 'b' }], map: { k: 'c' } }).value,
  ).toEqual({
    one: 'personal-1',
    list: [{ name: 'personal-1' }, { name: 'personal-2' }],
    map: { k: 'personal-3' },
  });
});

test('a field that the contract does not have is left out and named by its path', () => {
  const schema = fields({ list: { type: 'array', items: fields({ id: text }) } });
  expect(mask(schema, { list: [{ id: '1', nickname: 'Wei' }], more: 1 })).toEqual({
    value: { list: [{ id: '1' }] },
    dropped: ['/list/0/nickname', '/more'],
  });
});

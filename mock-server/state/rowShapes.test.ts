/** @jest-environment node */
import { isNeeded, isTable, rowProblem, tableFields } from './rowShapes';
import { DEFAULT_TENANT } from './seeds/tenants';
import type { Tables } from './tables';

const MESSAGE = {
  id: 'm1',
  to: '13800000001',
  channel: 'sms',
  lang: 'en_US',
  code: '123456',
  text: '',
  sentAt: '2030-01-01T00:00:00Z',
};
const QR_SESSION = {
  id: 'q'.repeat(128),
  state: 'waiting',
  createdAt: '2030-01-01T00:00:00Z',
  expiresAt: '2030-01-01T00:01:00Z',
};

test.each<[string, keyof Tables, unknown, string | undefined]>([
  ['a complete row', 'messages', MESSAGE, undefined],
  ['an optional field left out', 'departmentChanges', { id: 'd1' }, undefined],
  ['the longest id', 'qrSessions', QR_SESSION, undefined],
  ['an id that is too long', 'qrSessions', { ...QR_SESSION, id: 'q'.repeat(129) }, 'id must be'],
  ['an empty id', 'messages', { ...MESSAGE, id: '' }, 'id must be'],
  ['a code of five digits', 'messages', { ...MESSAGE, code: '12345' }, 'code must be'],
  ['an unknown language', 'messages', { ...MESSAGE, lang: 'xx_XX' }, 'lang must be one of'],
  [
    'a day that does not exist',
    'messages',
    { ...MESSAGE, sentAt: '2030-02-30T00:00:00Z' },
    'sentAt',
  ],
  ['a field left out', 'messages', { ...MESSAGE, to: undefined }, 'to must be'],
  ['a negative count', 'roles', { id: 'r', name: '', headCount: -1 }, 'headCount must be'],
  ['no row', 'messages', null, ''],
  ['a list', 'messages', [], ''],
])('%s', (_case, table, row, part) => {
  const problem = rowProblem(table, row);
  if (part === undefined) expect(problem).toBeUndefined();
  else expect(problem).toContain(part);
});

test('a problem names table, row and field', () => {
  expect(rowProblem('messages', { ...MESSAGE, channel: 'fax' })).toBe(
    'messages "m1": channel must be one of sms, email',
  );
});

test.each([
  ['messages', true],
  ['', false],
  ['toString', false],
  ['__proto__', false],
])('"%s" is a table: %s', (name, expected) => expect(isTable(name)).toBe(expected));

test('only the default academy is needed', () => {
  expect(isNeeded('tenants', DEFAULT_TENANT)).toBe(true);
  expect(isNeeded('tenants', 'other')).toBe(false);
  expect(isNeeded('users', DEFAULT_TENANT)).toBe(false);
});

test('forms get the fields of every table', () => {
  expect(tableFields()['departmentChanges']?.map(({ name }) => name)).toEqual([
    'id',
    'name',
    'removed',
  ]);
});

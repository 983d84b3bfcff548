/** @jest-environment node */
import { limits } from '#mock/limits.ts';
import { accountsSheet } from '#mock/testing/validRequestsOfSelectors.ts';
import { chosenIn, fileProblem, hashOf, rowsOf } from './readUpload';

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const zipOf = (length: number): Buffer => Buffer.concat([Buffer.from(ZIP)], length);

test.each([
  ['a zip named xlsx', 'a.xlsx', zipOf(4), undefined],
  ['the largest file', 'a.xlsx', zipOf(limits.importBytes), undefined],
  ['one byte more', 'a.xlsx', zipOf(limits.importBytes + 1), 'size'],
  ['an empty file', 'a.xlsx', Buffer.alloc(0), 'empty'],
  ['another extension', 'a.csv', zipOf(4), 'extension'],
  ['no name', '', zipOf(4), 'extension'],
  ['a zip named xls', 'a.xls', zipOf(4), 'content'],
  ['text named xlsx', 'a.xlsx', Buffer.from('<html>'), 'content'],
])('%s', (_case, name, bytes, expected) => expect(fileProblem({ name, bytes })).toBe(expected));

test.each([
  [{}, {}],
  [{ sheet: '0' }, { sheet: 0 }],
  [
    { accountColumn: '2', sheet: '1' },
    { accountColumn: 2, sheet: 1 },
  ],
])('the choices of %j', (body, expected) => expect(chosenIn(body)).toEqual(expected));

test('the hash depends on the file and on each choice', () => {
  const [file, other] = [Buffer.from('a'), Buffer.from('b')];
  const hashes = [
    hashOf(file),
    hashOf(other),
    hashOf(file, { accountColumn: 1 }),
    hashOf(file, { sheet: 1 }),
    hashOf(file, { accountColumn: 1, sheet: 1 }),
  ];
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(hashOf(Buffer.from('a'), {})).toBe(hashes[0]);
});

test.each([
  ['no row below the header', [], 0],
  ['blank rows between', ['a', '', 'b'], 2],
])('reads %s', async (_case, accounts, expected) => {
  const rows = await rowsOf({ name: 'a.xlsx', bytes: accountsSheet(accounts) }, {});
  expect(rows).toHaveLength(expected);
});

test('a damaged archive is refused', async () => {
  await expect(rowsOf({ name: 'a.xlsx', bytes: zipOf(40) }, {})).rejects.toThrow();
});

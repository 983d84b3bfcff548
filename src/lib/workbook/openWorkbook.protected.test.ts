/** @jest-environment node */
import { writeSheet } from '#mock/services/imports/workbook/writeSheet.ts';
import { compoundFile } from '#testing/workbooks/compoundFiles.ts';
import { verdictOf } from '#testing/workbooks/workbooks.ts';

const [BEGIN, PASSWORD, END] = [0x0809, 0x2f, 0x0a];

/** Records of an empty workbook (MS-XLS, 2.1.4). */
const records = (...kinds: number[]) =>
  Uint8Array.from(kinds.flatMap((kind) => [kind & 0xff, kind >> 8, 0, 0]));

const sealed = compoundFile([
  { name: 'EncryptionInfo', data: Uint8Array.of(4, 0) },
  { name: 'EncryptedPackage', data: writeSheet([['Account'], ['a']]) },
]);
const old = (...kinds: number[]) => compoundFile([{ name: 'Workbook', data: records(...kinds) }]);

test.each<[string, string, Uint8Array]>([
  ['a new workbook', 'members.xlsx', sealed],
  ['a new workbook with the name of the old format', 'members.xls', sealed],
  ['an old workbook', 'members.xls', old(BEGIN, PASSWORD, END)],
  ['an old workbook with the name of the new format', 'members.xlsx', old(BEGIN, PASSWORD, END)],
])('reports that %s is password-protected', async (_title, name, bytes) => {
  expect(await verdictOf(name, bytes)).toBe('protected');
});

test.each<[string, string, Uint8Array, string]>([
  ['an old workbook with the name of the new format', 'members.xlsx', old(BEGIN, END), 'content'],
  [
    'another compound file with that name',
    'members.xlsx',
    compoundFile([{ name: 'WordDocument', data: Uint8Array.of(1) }]),
    'content',
  ],
  ['a truncated workbook', 'members.xlsx', sealed.subarray(0, 8), 'content'],
  [
    'another compound file with the name of an old workbook',
    'members.xls',
    compoundFile([{ name: 'WordDocument', data: Uint8Array.of(1) }]),
    'unreadable',
  ],
])('%s is not password-protected', async (_title, name, bytes, says) => {
  expect(await verdictOf(name, bytes)).toBe(says);
});

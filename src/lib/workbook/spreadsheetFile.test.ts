/** @jest-environment node */
import { spreadsheetKind, spreadsheetNameProblem } from '#lib/workbook/spreadsheetFile.ts';

test.each([
  'a\u202exslx.xlsx',
  'a\u0000.xlsx',
  '\u2066a\u2069.xls',
  'con.xlsx',
  ' CON.xlsx',
  'lpt1.xls',
  'a/con.xlsx',
  'members.xlsx ',
  'members.xlsx\u3000',
  'members.xlsx\u00a0',
  'members.xlsx/',
])('refuses a name that disguises its type or cannot be stored: %j', (name) => {
  expect(spreadsheetNameProblem({ name, size: 1 }, 10)).toBe('extension');
});

test.each(['a..xlsx', 'a...xls', '..a.xlsx', 'a.b.XLSX', 'List no. 3 ..xlsx'])(
  'only the last extension counts: %j is accepted',
  (name) => {
    expect(spreadsheetNameProblem({ name, size: 1 }, 10)).toBeUndefined();
    expect(spreadsheetKind(name, Uint8Array.of(0x50, 0x4b, 3, 4))).toBe(
      /xlsx$/i.test(name) ? 'xlsx' : undefined,
    );
  },
);

test.each([
  [0, 'empty'],
  [1, undefined],
  [10, undefined],
  [11, 'size'],
])('a file of %i bytes, of 10 at most: %s', (size, problem) => {
  expect(spreadsheetNameProblem({ name: 'members.xlsx', size }, 10)).toBe(problem);
});

const [ZIP, COMPOUND] = [
  [0x50, 0x4b, 3, 4],
  [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
];

test.each([
  ['xlsx', ZIP, undefined],
  ['xls', COMPOUND, ZIP],
])('accepts a file named %s only when every byte of its signature matches', (kind, own, others) => {
  expect(spreadsheetKind(`members.${kind}`, Uint8Array.from(own))).toBe(kind);
  expect(spreadsheetKind(`members.${kind}`, Uint8Array.from(others ?? []))).toBeUndefined();
  own.forEach((_, at) =>
    expect(spreadsheetKind(`members.${kind}`, Uint8Array.from(own.with(at, 0)))).toBeUndefined(),
  );
});

test.each([
  '../../members.xlsx',
  'C:\\fakepath\\members.xlsx',
  ' members.xlsx',
  'con/members.xlsx',
])('ignores folders and spaces before a name: %j', (name) => {
  expect(spreadsheetNameProblem({ name, size: 1 }, 10)).toBeUndefined();
});

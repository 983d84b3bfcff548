/** @jest-environment node */
import { writeXlsx } from 'hucre/xlsx';
import type { WriteSheet } from 'hucre/xlsx';
import { readSheet as readMockSheet } from '../../../../mock-server/imports/workbook/readSheet';
import { writeZip } from '../../../../mock-server/imports/workbook/zip';
import { writeSheet } from '../../../../mock-server/imports/workbook/writeSheet';
import { locales, messagesIn } from '../../../../mock-server/messages/messages';
import { ARCHIVE_LIMITS, archiveProblem } from '../../../lib/spreadsheetArchive';
import { SHEET_COLUMNS } from '../../../lib/spreadsheetColumns';
import { spreadsheetKind, spreadsheetNameProblem } from '../../../lib/spreadsheetFile';
import type { SpreadsheetKind } from '../../../lib/spreadsheetFile';
import { readSheet } from './readSheet';
import type { SheetReading } from './readSheet';
import cases from './spreadsheets.json';
import { answersSoon } from '../../../testing/soon';

const LARGEST = 5 * 1024 * 1024;
const prototypes = () => JSON.stringify([Object.getOwnPropertyNames(Object.prototype), Object.getOwnPropertyNames(Array.prototype)]);
const BEFORE = prototypes();

/** What the dialog would say of a file: a problem, or the number of its rows. */
async function verdictOf(name: string, bytes: Uint8Array): Promise<string | number> {
  const problem = spreadsheetNameProblem({ name, size: bytes.length }, LARGEST);
  if (problem !== undefined) return problem;
  const kind = spreadsheetKind(name, bytes.subarray(0, 8));
  if (kind === undefined) return 'content';
  const reading = await readSheet(bytes, kind, () => undefined);
  return reading.problem ?? reading.summary.rows;
}

type Rows = (string | number | boolean | Date | null)[][];

const read = async (rows: Rows): Promise<SheetReading> =>
  readSheet(await writeXlsx({ sheets: [{ name: 'Sheet1', rows }] }), 'xlsx', () => undefined);
const people = (count: number): string[][] => [['Account'], ...Array.from({ length: count }, (_, index) => [`account${index}`])];

/** A workbook whose sheet has this in its `sheetData`. @param theme what stands in its theme */
function workbook(sheetData: string, theme?: string): Uint8Array {
  const parts = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relation = (type: string, target: string) =>
    `<Relationships xmlns="${parts}"><Relationship Id="rId1" Type="${office}/${type}" Target="${target}"/><Relationship Id="rId2" Type="${office}/theme" Target="theme/theme1.xml"/></Relationships>`;
  return writeZip([
    { name: '[Content_Types].xml', text: '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>' },
    { name: '_rels/.rels', text: relation('officeDocument', 'xl/workbook.xml') },
    { name: 'xl/workbook.xml', text: `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>` },
    { name: 'xl/_rels/workbook.xml.rels', text: relation('worksheet', 'worksheets/sheet1.xml') },
    { name: 'xl/worksheets/sheet1.xml', text: `<worksheet xmlns="${main}"><sheetData>${sheetData}</sheetData></worksheet>` },
    ...(theme === undefined ? [] : [{ name: 'xl/theme/theme1.xml', text: theme }]),
  ]);
}

test.each(cases.files)('file-92 $name: $why', async ({ name, base64, says }) => {
  expect(await answersSoon(2000, () => verdictOf(name, new Uint8Array(Buffer.from(base64, 'base64'))))).toBe(says);
  expect(prototypes()).toBe(BEFORE);
});

test.each(cases.names)('file-92 a file called $name', ({ name, says }) => {
  expect(spreadsheetNameProblem({ name, size: 1 }, LARGEST)).toBe(says ?? undefined);
});

test('exactly 10,000 rows pass, one more is refused (specification 9)', async () => {
  expect(await verdictOf('members.xlsx', writeSheet(people(10_000)))).toBe(10_000);
  expect(await verdictOf('members.xlsx', writeSheet(people(10_001)))).toBe('tooMany');
});

test('a sheet ends where 10,000 rows are blank, in no time', async () => {
  const blank = Array.from({ length: 300_000 }, (_, index) => `<row r="${index + 1}"><c r="A${index + 1}"/></row>`).join('');
  const cell = (text: string) => `<row><c t="str"><v>${text}</v></c></row>`;
  const long = workbook(cell('Account') + cell('a') + blank + cell('b'));
  expect(await answersSoon(2000, () => verdictOf('members.xlsx', long))).toBe(1);
});

test('a theme that cannot be read keeps no list from being read', async () => {
  const rows = '<row><c t="str"><v>Account</v></c></row><row><c t="str"><v>a</v></c></row>';
  expect(await verdictOf('members.xlsx', workbook(rows, '<a:theme><a:clrScheme name="'))).toBe(1);
});

test('a bomb that lies about its size is stopped there; an honest one is not opened', async () => {
  const bomb = Buffer.from(workbook(' '.repeat(65 * 1024 * 1024)));
  expect(archiveProblem(bomb)).toBe('limits');
  const size = Buffer.alloc(4);
  size.writeUInt32LE(bomb.readUInt32LE(bomb.lastIndexOf('PK\x01\x02') + 24));
  for (let at = bomb.indexOf(size); at >= 0; at = bomb.indexOf(size, at + 1)) bomb.writeUInt32LE(1000, at);
  expect(archiveProblem(bomb)).toBeUndefined();
  expect(await verdictOf('members.xlsx', bomb)).toBe('unreadable');
});

test('millions of empty cells in a row are too much for what they are packed in', async () => {
  expect(await answersSoon(2000, () => verdictOf('members.xlsx', workbook(`<row>${'<c/>'.repeat(3_000_000)}</row>`)))).toBe('archive');
});

test('more files in the archive than a workbook needs', () => {
  const entries = (count: number) => writeZip(Array.from({ length: count }, (_, index) => ({ name: `${index}.xml`, text: 'a' })));
  expect(archiveProblem(entries(ARCHIVE_LIMITS.entries))).toBeUndefined();
  expect(archiveProblem(entries(ARCHIVE_LIMITS.entries + 1))).toBe('limits');
});

test.each<[string, (bytes: Buffer, directory: number) => void]>([
  ['two entries in one place', (bytes, directory) => bytes.writeUInt32LE(bytes.readUInt32LE(directory + 42), bytes.indexOf('PK\x01\x02', directory + 4) + 42)],
  ['an entry that reaches into the next', (bytes, directory) => bytes.writeUInt32LE(bytes.readUInt32LE(directory + 20) + 5, directory + 20)],
  ['another name in the entry than in the directory', (bytes) => bytes.write('X', 30)],
  ['a size of nothing for something', (bytes, directory) => bytes.writeUInt32LE(0, directory + 24)],
  ['an encrypted entry', (bytes, directory) => bytes.writeUInt16LE(1, directory + 8)],
  ['an entry beyond the end', (bytes, directory) => bytes.writeUInt32LE(0x7fffffff, directory + 42)],
  ['another number of entries', (bytes) => bytes.writeUInt16LE(1, bytes.length - 12)],
  ['something after the end', (bytes) => bytes.writeUInt16LE(5, bytes.length - 2)],
])('an archive with %s is broken', (_title, harm) => {
  const bytes = Buffer.from(writeZip([{ name: 'a.xml', text: 'aaaaaaaaaa' }, { name: 'b.xml', text: 'bbbbbbbbbb' }]));
  expect(archiveProblem(bytes)).toBeUndefined();
  harm(bytes, bytes.indexOf('PK\x01\x02'));
  expect(archiveProblem(bytes)).toBe('broken');
});

test.each(locales)('the template in %s needs no mapping', async (locale) => {
  const { importColumns } = messagesIn(locale);
  const { summary } = await read([SHEET_COLUMNS.map((column) => importColumns[column]), ['a', 'b', 'c', 'd', 'e']]);
  expect(summary).toMatchObject({ choosable: [], places: { name: 0, account: 1, jobNumber: 2, mailBox: 3, mobileNumber: 4 } });
});

test('columns are told by their header, folded, in any order; other headers are offered to choose from', async () => {
  expect((await read([['ＥＭＡＩＬ ', 'Team'], ['a@b.example', 'x']])).summary).toMatchObject({ places: { mailBox: 0 }, choosable: [] });
  expect((await read([['No.', '', 'constructor', 'Who'], ['1', '', '', 'a']])).summary).toMatchObject({ choosable: [0, 3] });
});

const list = [['Account'], ['a'], ['b']];

test.each<[string, Partial<WriteSheet>[], string | number]>([
  ['a blank sheet', [{ rows: [] }], 'empty'],
  ['a blank sheet before the list', [{ rows: [] }, { rows: list }], 'empty'],
  ['a hidden sheet before the list', [{ rows: [['Lists'], ['x']], hidden: true }, { rows: list }], 2],
  ['two hidden sheets before the list', [{ rows: list, hidden: true }, { rows: [], veryHidden: true }, { rows: [...list, ['c']] }], 3],
  ['a hidden list behind a blank sheet', [{ rows: [] }, { rows: list, hidden: true }], 'empty'],
])('the sheet that is seen first counts: %s', async (_title, sheets, says) => {
  const bytes = await writeXlsx({ sheets: sheets.map((sheet, index) => ({ name: `Sheet${index + 1}`, ...sheet })) });
  expect(await verdictOf('members.xlsx', bytes)).toBe(says);
  // The mock, as the service, reads the same sheet as the dialog.
  expect(readMockSheet(Buffer.from(bytes), 10)?.length).toBe(says === 'empty' ? 0 : Number(says) + 1);
});

test('what is shown is text, cut where it is long, and repeated people are counted', async () => {
  const long = '长'.repeat(500);
  const day = new Date(Date.UTC(2026, 0, 15));
  const { summary } = await read([['Account', 'Name', 'More'], ['a', long, true], ['A ', null, 13_800_000_001], ['', 'b', day], [null, null, null], ['b', 'c', '']]);
  expect(summary).toMatchObject({ rows: 4, duplicates: 1, macros: false });
  expect(summary?.preview[0]).toEqual(['a', long.slice(0, 100), 'true']);
  expect(summary?.preview[1]).toEqual(['A', '', '13800000001']);
  expect(summary?.preview[2]).toEqual(['', 'b', '2026-01-15']);
});

test('formulas are shown by their kept values, markup as text, macros are told of', async () => {
  const shown = async (name: string, kind: SpreadsheetKind = 'xlsx') => {
    const found = cases.files.find((row) => row.name === name);
    return (await readSheet(new Uint8Array(Buffer.from(found?.base64 ?? '', 'base64')), kind, () => undefined)).summary;
  };
  expect((await shown('formula.xlsx'))?.preview[0]?.[0]).toBe('2');
  expect((await shown('html-cells.xlsx'))?.preview[0]?.[0]).toBe('<img src=x onerror=window.__pwned=1>');
  expect((await shown('macro.xlsx'))?.macros).toBe(true);
  expect((await shown('macros.xls', 'xls'))?.macros).toBe(true);
  expect((await shown('hidden-first.xls', 'xls'))?.macros).toBe(false);
  expect((await shown('dup-rows.xlsx'))?.duplicates).toBe(49);
});

test('tells how far it is', async () => {
  const seen: number[] = [];
  await readSheet(writeSheet(people(2500)), 'xlsx', (rows) => seen.push(rows));
  expect(seen).toEqual([1000, 2000]);
});

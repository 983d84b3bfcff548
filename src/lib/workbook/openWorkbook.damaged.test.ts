/** @jest-environment node */
import { writeZip } from '#mock/services/imports/workbook/zip.ts';
import { ARCHIVE_LIMITS, openArchive } from './spreadsheetArchive';
import { answersSoon } from '#testing/pages/soon.ts';
import { verdictOf, workbook, workbookParts } from '#testing/workbooks/workbooks.ts';

test('stops a zip bomb with a false size at that size; does not open one with a true size', async () => {
  const bomb = workbook(' '.repeat(65 * 1024 * 1024));
  expect(openArchive(bomb).problem).toBe('limits');
  const size = Buffer.alloc(4);
  size.writeUInt32LE(bomb.readUInt32LE(bomb.lastIndexOf('PK\x01\x02') + 24));
  for (let at = bomb.indexOf(size); at >= 0; at = bomb.indexOf(size, at + 1))
    bomb.writeUInt32LE(1000, at);
  expect(openArchive(bomb).problem).toBeUndefined();
  expect(await verdictOf('members.xlsx', bomb)).toBe('unreadable');
});

test('refuses millions of empty cells in a row by their compression ratio', async () => {
  expect(
    await answersSoon(2000, () =>
      verdictOf('members.xlsx', workbook(`<row>${'<c/>'.repeat(3_000_000)}</row>`)),
    ),
  ).toBe('archive');
});

test('refuses an archive with more files than a workbook needs', () => {
  const entries = (count: number) =>
    writeZip(Array.from({ length: count }, (_, index) => ({ name: `${index}.xml`, text: 'a' })));
  expect(openArchive(entries(ARCHIVE_LIMITS.entries)).problem).toBeUndefined();
  expect(openArchive(entries(ARCHIVE_LIMITS.entries + 1)).problem).toBe('limits');
});

test.each<[string, (bytes: Buffer, directory: number) => void]>([
  [
    'two entries at one position',
    (bytes, directory) =>
      bytes.writeUInt32LE(
        bytes.readUInt32LE(directory + 42),
        bytes.indexOf('PK\x01\x02', directory + 4) + 42,
      ),
  ],
  [
    'an entry that overlaps the next',
    (bytes, directory) =>
      bytes.writeUInt32LE(bytes.readUInt32LE(directory + 20) + 5, directory + 20),
  ],
  ['another name in the entry than in the directory', (bytes) => bytes.write('X', 30)],
  [
    'a size of zero for a non-empty entry',
    (bytes, directory) => bytes.writeUInt32LE(0, directory + 24),
  ],
  [
    'an entry beyond the end',
    (bytes, directory) => bytes.writeUInt32LE(0x7fffffff, directory + 42),
  ],
  ['another number of entries', (bytes) => bytes.writeUInt16LE(1, bytes.length - 12)],
  ['bytes after the end', (bytes) => bytes.writeUInt16LE(5, bytes.length - 2)],
])('an archive with %s is broken', (_title, harm) => {
  const bytes = Buffer.from(
    writeZip([
      { name: 'a.xml', text: 'aaaaaaaaaa' },
      { name: 'b.xml', text: 'bbbbbbbbbb' },
    ]),
  );
  expect(openArchive(bytes).problem).toBeUndefined();
  harm(bytes, bytes.indexOf('PK\x01\x02'));
  expect(openArchive(bytes).problem).toBe('broken');
});

const rows = '<row><c t="s"><v>0</v></c></row><row><c t="str" s="0"><v>a</v></c></row>';
const whole = workbookParts(rows, [
  { name: 'xl/sharedStrings.xml', text: '<sst><si><t>Account</t></si></sst>' },
  { name: 'xl/styles.xml', text: '<styleSheet><cellXfs><xf numFmtId="0"/></cellXfs></styleSheet>' },
]);

test.each([
  '_rels/.rels',
  'xl/workbook.xml',
  'xl/_rels/workbook.xml.rels',
  'xl/worksheets/sheet1.xml',
  'xl/sharedStrings.xml',
  'xl/styles.xml',
])('a workbook whose %s was changed after packing is damaged', async (name) => {
  const bytes = writeZip(whole);
  expect(await verdictOf('members.xlsx', bytes)).toBe(1);
  const checksum = bytes.lastIndexOf(name) - 46 + 16;
  bytes.writeUInt32LE((bytes.readUInt32LE(checksum) ^ 1) >>> 0, checksum);
  expect(await verdictOf('members.xlsx', bytes)).toBe('unreadable');
});

test.each<[string, (name: string) => string]>([
  ['capitals', (name) => name.toUpperCase()],
  ['lower case', (name) => name.toLowerCase()],
])('part names also match in %s', async (_title, written) => {
  expect(
    await verdictOf(
      'members.xlsx',
      writeZip(whole.map(({ name, text }) => ({ name: written(name), text }))),
    ),
  ).toBe(1);
});

test('two parts whose names differ in ASCII case only are duplicates; other letters distinguish', () => {
  const both = (one: string, other: string) =>
    openArchive(
      writeZip([
        { name: one, text: 'a' },
        { name: other, text: 'b' },
      ]),
    ).problem;
  expect(both('xl/a.xml', 'XL/A.xml')).toBe('broken');
  expect(both('xl/ä.xml', 'xl/Ä.xml')).toBeUndefined();
});

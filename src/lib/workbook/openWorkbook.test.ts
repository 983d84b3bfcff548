/** @jest-environment node */
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { writeZip } from '#mock/services/imports/workbook/zip.ts';
import corpus from './corpus/index.json';
import { ARCHIVE_LIMITS, openArchive } from './spreadsheetArchive';
import { UnreadableWorkbook } from './openWorkbook';
import { readTexts } from '#testing/helpers/readRows.ts';
import { checkAsyncProperty } from '#testing/run/properties.ts';
import { answersSoon } from '#testing/helpers/soon.ts';
import { verdictOf, workbook, workbookParts } from '#testing/workbooks/workbooks.ts';
import { writeSheet } from '#mock/services/imports/workbook/writeSheet.ts';
import { compoundFile } from '#testing/workbooks/compoundFiles.ts';

describe('damaged', () => {
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
    ['several disks', (bytes) => bytes.writeUInt16LE(1, bytes.length - 18)],
    [
      'a compression method that no spreadsheet uses',
      (bytes, directory) => bytes.writeUInt16LE(9, directory + 10),
    ],
    ['bytes after the end', (bytes) => bytes.writeUInt16LE(5, bytes.length - 2)],
    [
      'a size in a missing extra field',
      (bytes, directory) => bytes.writeUInt32LE(0xffffffff, directory + 42),
    ],
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
    {
      name: 'xl/styles.xml',
      text: '<styleSheet><cellXfs><xf numFmtId="0"/></cellXfs></styleSheet>',
    },
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
  /**
   * As POI writes a stream: each size and place of the directory stands in the extra field of zip64.
   */
  function withExtraFields(archive: Buffer): Buffer {
    const start = archive.indexOf('PK\x01\x02');
    const end = archive.subarray(-22);
    const lines: Buffer[] = [];
    for (let at = start; at < archive.length - 22;) {
      const line = Buffer.from(archive.subarray(at, at + 46 + archive.readUInt16LE(at + 28)));
      const field = Buffer.alloc(4 + 24);
      field.writeUInt16LE(1, 0);
      field.writeUInt16LE(24, 2);
      [24, 20, 42].forEach((place, index) => {
        field.writeUInt32LE(line.readUInt32LE(place), 4 + index * 8);
        line.writeUInt32LE(0xffffffff, place);
      });
      line.writeUInt16LE(field.length, 30);
      lines.push(line, field);
      at += line.length;
    }
    const directory = Buffer.concat(lines);
    end.writeUInt32LE(directory.length, 12);
    return Buffer.concat([archive.subarray(0, start), directory, end]);
  }
  test('sizes and places in an extra field count as those of the directory, and as much', async () => {
    expect(await verdictOf('members.xlsx', withExtraFields(Buffer.from(writeZip(whole))))).toBe(1);
    expect(openArchive(withExtraFields(workbook(' '.repeat(65 * 1024 * 1024)))).problem).toBe(
      'limits',
    );
  });
  test('bytes after the archive do no harm', async () => {
    const bytes = writeZip(whole);
    for (const after of [Buffer.alloc(300), Buffer.from('{"Cifrado":"ZI4m3fGtO9"}')])
      expect(await verdictOf('members.xlsx', Buffer.concat([bytes, after]))).toBe(1);
  });
  test.each(['utf-16le', 'utf-16be'])('parts in %s are read, with their mark', async (encoding) => {
    const encoded = (text: string) => {
      const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
      return encoding === 'utf-16le' ? bytes : bytes.swap16();
    };
    const parts = whole.map(({ name, text }) => ({ name, text: encoded(text) }));
    expect(await verdictOf('members.xlsx', writeZip(parts))).toBe(1);
  });
  test.each<[string, (name: string) => string]>([
    ['folders written twice', (name) => name.replaceAll('/', '//')],
    ['the folder that they lie in', (name) => `./${name.replaceAll('/', '/./')}`],
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
  test('any damage to the bytes of a workbook yields rows or a refusal, quickly', async () => {
    const harm = fc.record({
      at: fc.double({ min: 0, max: 0.999, noNaN: true }),
      value: fc.nat(255),
    });
    const files = fc.constantFrom(...corpus.map(({ file }) => file));
    await checkAsyncProperty(
      60,
      fc.asyncProperty(
        files,
        fc.array(harm, { minLength: 1, maxLength: 8 }),
        async (file, harms) => {
          const bytes = new Uint8Array(readFileSync(`${__dirname}/corpus/${file}`));
          for (const { at, value } of harms) bytes[Math.floor(at * bytes.length)] = value;
          await answersSoon(5000, () => readTexts(file, bytes)).catch((error: unknown) =>
            expect(error).toBeInstanceOf(UnreadableWorkbook),
          );
        },
      ),
    );
  });
});

describe('protected', () => {
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
});

const bytesOf = (name: string) => new Uint8Array(readFileSync(`${__dirname}/reported/${name}`));
const NAMES = ['伊藤 直樹', '김다은', '李琳强', 'Фёдор Ковальчук', 'ريم الهاشمي'];
const ACCOUNTS = [
  'naoki.ito10',
  'daeun.kim11',
  'linqiang.li12',
  'fyodor.kovalchuk13',
  'reem.alhashimi14',
];
const LIST = [['Name', 'Account'], ...NAMES.map((name, at) => [name, ACCOUNTS[at]])];

test.each([
  ['chart-on-sheet.xls', LIST],
  ['embedded-workbook.xls', LIST],
  ['shared-formula-text.xls', LIST],
  ['last-sector-short.xls', LIST],
  ['backslash-part-names.xlsx', LIST.slice(0, 4)],
  [
    'padded-numbers.xlsx',
    [
      ['Name', 'Employee ID'],
      [NAMES[0], '06083'],
      [NAMES[1], '06084'],
      [NAMES[2], '06085'],
    ],
  ],
])('%s is read as spreadsheet programs show it', async (name, rows) => {
  expect(await readTexts(name, bytesOf(name))).toEqual(rows);
});

test('blank cells marked as shared strings are blank', async () => {
  const [, ...rows] = await readTexts('a.xlsx', bytesOf('blank-shared-string-v.xlsx'));
  expect(
    rows.map(([name, account, id, mail, phone]) => [name, account, id, mail?.includes('@'), phone]),
  ).toEqual(NAMES.map((name) => [name, '', '', true, undefined]));
});

/** @jest-environment node */
import { writeXlsx } from 'hucre/xlsx';
import type { WriteSheet } from 'hucre/xlsx';
import { writeSheet } from '#mock/services/imports/workbook/writeSheet.ts';
import { locales } from '#mock/state/locales.ts';
import { columnPlaces, SHEET_COLUMNS, sheetColumns } from '#lib/files/spreadsheetColumns.ts';
import { readSheet } from './readSheet';
import type { SheetReading } from './readSheet';
import { answersSoon } from '#testing/helpers/soon.ts';
import { verdictOf, workbook } from '#testing/workbooks/workbooks.ts';

type Rows = (string | number | boolean | Date | null)[][];

const read = async (rows: Rows): Promise<SheetReading> =>
  readSheet(await writeXlsx({ sheets: [{ name: 'Sheet1', rows }] }), 'xlsx', () => undefined);
const people = (count: number): string[][] => [
  ['Account'],
  ...Array.from({ length: count }, (_, index) => [`account${index}`]),
];

test('accepts exactly 10,000 rows and refuses one more', async () => {
  expect(await verdictOf('members.xlsx', writeSheet(people(10_000)))).toBe(10_000);
  expect(await verdictOf('members.xlsx', writeSheet(people(10_001)))).toBe('tooMany');
});

test('a sheet ends after 10,000 blank rows, quickly', async () => {
  const blank = Array.from(
    { length: 300_000 },
    (_, index) => `<row r="${index + 1}"><c r="A${index + 1}"/></row>`,
  ).join('');
  const cell = (text: string) => `<row><c t="str"><v>${text}</v></c></row>`;
  const long = workbook(cell('Account') + cell('a') + blank + cell('b'));
  expect(await answersSoon(2000, () => verdictOf('members.xlsx', long))).toBe(1);
});

test('an unreadable theme does not prevent reading the list', async () => {
  const rows = '<row><c t="str"><v>Account</v></c></row><row><c t="str"><v>a</v></c></row>';
  expect(
    await verdictOf(
      'members.xlsx',
      workbook(rows, [{ name: 'xl/theme/theme1.xml', text: '<a:theme><a:clrScheme name="' }]),
    ),
  ).toBe(1);
});

test('recognizes columns by their normalized header in any order; offers other headers to choose from', async () => {
  expect(
    (
      await read([
        ['ＥＭＡＩＬ ', 'Team'],
        ['a@b.example', 'x'],
      ])
    ).summary,
  ).toMatchObject({ identities: [0], choosable: [0, 1] });
  expect(
    (
      await read([
        ['No.', '', 'constructor', 'Who'],
        ['1', '', '', 'a'],
      ])
    ).summary,
  ).toMatchObject({ choosable: [0, 3] });
});

test.each(locales)(
  'recognizes the template’s headers in %s in upper case, lower case and with invisible characters',
  (locale) => {
    const language = locale.replace('_', '-');
    for (const column of SHEET_COLUMNS) {
      const heading: string = sheetColumns[column].headings[locale];
      const spellings = [
        heading.toUpperCase(),
        heading.toLocaleUpperCase(language),
        heading.toLocaleLowerCase(language),
        `\u200f${heading}\u200b`,
        ` ${heading.replace(/ /g, '\u00a0\n')}\t`,
        heading.normalize('NFD'),
      ];
      for (const spelling of spellings)
        expect([spelling, columnPlaces([spelling])]).toEqual([spelling, { [column]: 0 }]);
    }
  },
);

test('below a title the first row with template headers is the header', async () => {
  const { summary } = await read([
    ['Members of 2026'],
    [],
    ['Name', 'Account', null, 'Team'],
    ['Li', 'a', null, null],
  ]);
  expect(summary).toMatchObject({
    header: ['Name', 'Account', '', 'Team'],
    headerRow: 3,
    identities: [1],
    rows: 1,
    preview: [['Li', 'a', '', '']],
  });
});

test('a row with an identity column is preferred to a row with other headers', async () => {
  expect((await read([['Name'], ['Name', 'Email'], ['Li', 'a@b.example']])).summary).toMatchObject({
    headerRow: 2,
    rows: 1,
  });
  expect((await read([['To do'], ['Name', 'Team'], ['Li', 'x']])).summary).toMatchObject({
    headerRow: 2,
    choosable: [0, 1],
  });
});

test.each<[string, Rows, number]>([
  [
    'names above employee IDs, below a title and a date',
    [
      ['培训名单 2026'],
      ['2026-03-01'],
      [],
      ['序号', '员工姓名', '员工编号'],
      [1, '张伟', 'E01'],
      [2, '王芳', 'E02'],
    ],
    4,
  ],
  [
    'a name for each column that people fill',
    [['Members'], ['Who', 'Login', null, 'Team'], ['Li', 'a']],
    2,
  ],
  [
    'one column of addresses below a title',
    [['Spring'], ['Contact'], ['a@b.example'], ['c@d.example']],
    2,
  ],
  [
    'a remark beside one person',
    [
      ['Who', 'Phone'],
      ['Li', '13800000001', 'new'],
      ['Wu', '13800000002'],
    ],
    1,
  ],
  [
    'no row with words: the first',
    [
      [1, 'a@b.example'],
      [2, 'c@d.example'],
    ],
    1,
  ],
])('without known names the header is found by shape: %s', async (_title, rows, headerRow) => {
  const { summary } = await read(rows);
  expect(summary).toMatchObject({ headerRow, identities: [] });
  expect(summary?.rows).toBe(rows.length - headerRow);
});

test('another header row and column can be read, and duplicates are those of that column', async () => {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Sheet1',
        rows: [
          ['Account', 'Staff number'],
          ['Name', 'Account', 'Staff number'],
          ['Zhang', 'North Bank', 'E01'],
          ['Li', 'North Bank', 'E02'],
          ['Wu', null, 'E02'],
        ],
      },
    ],
  });
  const readAs = async (options: Parameters<typeof readSheet>[3]) =>
    (await readSheet(bytes, 'xlsx', () => undefined, options)).summary;
  expect(await readAs({ headerRow: 2 })).toMatchObject({ rows: 3, duplicates: 1, identities: [1] });
  expect(await readAs({ headerRow: 2, accountColumn: 2 })).toMatchObject({
    rows: 3,
    duplicates: 1,
    accountColumn: 2,
    headerOptions: [
      { row: 1, text: 'Account | Staff number' },
      { row: 2, text: 'Name | Account | Staff number' },
      { row: 3, text: 'Zhang | North Bank | E01' },
      { row: 4, text: 'Li | North Bank | E02' },
      { row: 5, text: 'Wu | E02' },
    ],
  });
});

test('searches the header in the first ten non-empty rows, not among people', async () => {
  const titles = (count: number) => Array.from({ length: count }, (_, at) => [`Note ${at}`]);
  expect((await read([...titles(9), ['Account'], ['a']])).summary).toMatchObject({
    headerRow: 10,
    rows: 1,
  });
  expect((await read([...titles(10), ['Account'], ['a']])).summary).toMatchObject({
    headerRow: 1,
    rows: 11,
  });
});

const list = [['Account'], ['a'], ['b']];

test.each<[string, Partial<WriteSheet>[], string | number]>([
  ['a blank sheet', [{ rows: [] }], 'empty'],
  ['a blank sheet before the list', [{ rows: [] }, { rows: list }], 2],
  ['notes before the list', [{ rows: [['Read'], ['me'], ['first']] }, { rows: list }], 2],
  ['a header alone before another list', [{ rows: [['Account']] }, { rows: [['x'], ['y']] }], 1],
  ['two lists', [{ rows: [...list, ['c']] }, { rows: list }], 3],
  ['two sheets without rows', [{ rows: [] }, { rows: [['Account']] }], 'noRows'],
  [
    'a hidden sheet before the list',
    [{ rows: [['Lists'], ['x']], hidden: true }, { rows: list }],
    2,
  ],
  [
    'two hidden sheets before the list',
    [{ rows: list, hidden: true }, { rows: [], veryHidden: true }, { rows: [...list, ['c']] }],
    3,
  ],
  ['a hidden list after a blank sheet', [{ rows: [] }, { rows: list, hidden: true }], 'empty'],
])('reads the first visible sheet that holds a list: %s', async (_title, sheets, says) => {
  const bytes = await writeXlsx({
    sheets: sheets.map((sheet, index) => ({ name: `Sheet${index + 1}`, ...sheet })),
  });
  expect(await verdictOf('members.xlsx', bytes)).toBe(says);
});

test('offers the visible sheets, and a hidden one only if it is the one read', async () => {
  const sheets = (...hidden: boolean[]) =>
    writeXlsx({
      sheets: hidden.map((isHidden, at) => ({ name: `${at}`, rows: list, hidden: isHidden })),
    });
  const offered = async (...hidden: boolean[]) =>
    (await readSheet(await sheets(...hidden), 'xlsx', () => undefined)).choice?.sheets.map(
      ({ name }) => name,
    );
  expect(await offered(true, false, false)).toEqual(['1', '2']);
  expect(await offered(true, true)).toEqual(['0']);
});

test('shows text, cut when long, and counts duplicate people', async () => {
  const long = '长'.repeat(500);
  const day = new Date(Date.UTC(2026, 0, 15));
  const { summary } = await read([
    ['Account', 'Name', 'More'],
    ['a', long, true],
    ['A ', null, 13_800_000_001],
    ['', 'b', day],
    [null, null, null],
    ['b', 'c', ''],
  ]);
  expect(summary).toMatchObject({ rows: 4, duplicates: 1, macros: false });
  expect(summary?.preview[0]).toEqual(['a', long.slice(0, 100), 'true']);
  expect(summary?.preview[1]).toEqual(['A', '', '13800000001']);
  expect(summary?.preview[2]).toEqual(['', 'b', '2026-01-15']);
});

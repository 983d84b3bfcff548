/** @jest-environment node */
import { bytesOf, letters, record } from '#testing/workbooks/xlsRecordBytes.ts';
import { cellFormat } from './numberText';
import { RECORD } from './xlsRecords';
import { rowsOfXls } from './xlsRows';
import { xlsWorkbook } from './xlsWorkbook';

const double = (value: number): number[] => [...new Uint8Array(new Float64Array([value]).buffer)];

/** A cell record: row, column, format and content. */
const cell = (kind: number, row: number, column: number, ...content: number[]): number[] =>
  record(kind, ...bytesOf(row, 2), ...bytesOf(column, 2), ...bytesOf(0, 2), ...content);
/** A text with its length in two bytes, one byte a character. */
const text = (value: string): number[] => [...bytesOf(value.length, 2), 0, ...letters(value)];

/** The rows of a sheet with these records. */
function rowsOf(records: readonly number[][], strings: string[] = [], format = 'General') {
  const stream = Uint8Array.from([
    ...record(RECORD.begin),
    ...records.flat(),
    ...record(RECORD.end),
  ]);
  const sheet = { name: 'Sheet', hidden: false, at: 0 };
  const formats = [cellFormat(164, format, false)];
  return rowsOfXls({ stream, sheets: [sheet], strings, formats }, sheet);
}

const RESULT_OF_TEXT = [0, 0, 0, 0, 0, 0, 0xff, 0xff];

test.each([
  ['a shared text', [cell(RECORD.labelOfShared, 0, 0, ...bytesOf(1, 4))], 'two'],
  [
    'a shared text that the workbook lacks',
    [cell(RECORD.labelOfShared, 0, 0, ...bytesOf(9, 4))],
    '',
  ],
  [
    'an empty text without options',
    [cell(RECORD.label, 0, 0, 0, 0), cell(RECORD.label, 0, 1, ...text('b'))],
    '',
  ],
  [
    'wide characters with a byte left over before they continue',
    [
      cell(RECORD.label, 0, 0, ...bytesOf(2, 2), 1, ...bytesOf(0x4e2d, 2), 0x55),
      record(RECORD.continued, 1, ...bytesOf(0x6587, 2)),
    ],
    '中文',
  ],
  ['an integer in 30 bits', [cell(RECORD.rk, 0, 0, ...bytesOf((7 << 2) | 2, 4))], '7'],
  ['a negative integer', [cell(RECORD.rk, 0, 0, ...bytesOf((-7 << 2) | 2, 4))], '-7'],
  ['hundredths', [cell(RECORD.rk, 0, 0, ...bytesOf((150 << 2) | 3, 4))], '1.5'],
  ['the upper half of a double', [cell(RECORD.rk, 0, 0, ...bytesOf(0x3ff80000, 4))], '1.5'],
  ['yes', [cell(RECORD.boolOrError, 0, 0, 1, 0)], 'true'],
  ['a known error', [cell(RECORD.boolOrError, 0, 0, 0x2a, 1)], '#N/A'],
  [
    'the text of a formula, after a record between them',
    [
      cell(RECORD.formula, 0, 0, ...RESULT_OF_TEXT),
      record(0x4bc, 0),
      record(RECORD.string, ...text('result')),
    ],
    'result',
  ],
  [
    'the error of a formula',
    [cell(RECORD.formula, 0, 0, 2, 0, 0x07, 0, 0, 0, 0xff, 0xff)],
    '#DIV/0!',
  ],
])('reads %s', (_, records, expected) => {
  expect(rowsOf(records, ['one', 'two'])[0]?.texts[0] ?? '').toBe(expected);
});

test('texts show what their format adds, numbers and logical values do not', () => {
  const records = [
    cell(RECORD.labelOfShared, 0, 0, ...bytesOf(0, 4)),
    cell(RECORD.label, 0, 1, ...text('ben')),
    cell(RECORD.formula, 0, 2, ...RESULT_OF_TEXT),
    record(RECORD.string, ...text('cy')),
    cell(RECORD.boolOrError, 0, 3, 1, 0),
    cell(RECORD.number, 0, 4, ...double(7)),
  ];
  expect(rowsOf(records, ['ada'], '@"@corp.example"')[0]?.texts).toEqual([
    'ada@corp.example',
    'ben@corp.example',
    'cy@corp.example',
    'true',
    '7',
  ]);
});

test('cells in any order are rows from the top, with hidden ones marked', () => {
  const hiddenRow = record(RECORD.row, ...bytesOf(1, 2), ...Array<number>(10).fill(0), 0x20);
  const records = [
    cell(RECORD.label, 4, 0, ...text('last')),
    cell(RECORD.label, 1, 1, ...text('b')),
    hiddenRow,
    cell(RECORD.label, 1, 0, ...text('a')),
  ];
  expect(rowsOf(records)).toMatchObject([
    { number: 2, hidden: true, texts: ['a', 'b'] },
    { number: 5, hidden: false, texts: ['last'] },
  ]);
});

test('a position without a sheet, and a cell that is cut off, are errors', () => {
  const stream = Uint8Array.from(record(RECORD.label, 0));
  const sheet = { name: 'Sheet', hidden: false, at: 0 };
  expect(() => rowsOfXls({ stream, sheets: [], strings: [], formats: [] }, sheet)).toThrow();
  expect(() => rowsOf([cell(RECORD.number, 0, 0, 1, 2)])).toThrow(RangeError);
});

test('reads a sheet that is not where the workbook says, and ignores a format that is cut short', () => {
  const sheet = (name: string) =>
    record(RECORD.sheet, ...bytesOf(5, 4), 0, 0, name.length, 0, ...letters(name));
  const part = (...records: number[][]) => [
    ...record(RECORD.begin),
    ...records.flat(),
    ...record(RECORD.end),
  ];
  const workbook = xlsWorkbook(
    Uint8Array.from([
      ...part(record(RECORD.formatCode, 164, 0, 9, 0, 0, 48), sheet('One'), sheet('Two')),
      ...part(cell(RECORD.label, 0, 0, ...text('first'))),
      ...part(cell(RECORD.label, 0, 0, ...text('second'))),
    ]),
  );
  expect(workbook.sheets.map((each) => rowsOfXls(workbook, each)[0]?.texts)).toEqual([
    ['first'],
    ['second'],
  ]);
});

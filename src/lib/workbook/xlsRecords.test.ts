/** @jest-environment node */
import { letters, record } from '#testing/workbooks/xlsRecordBytes.ts';
import { RECORD, RecordReader, recordsFrom } from './xlsRecords';

const bytes = (...each: number[]) => Uint8Array.from(each);

const wide = (text: string): number[] =>
  [...letters(text)].flatMap((unit) => [unit & 0xff, unit >> 8]);

test('records follow each other up to the end of the substream', () => {
  const stream = bytes(
    ...record(RECORD.begin),
    ...record(RECORD.row, 1, 2),
    ...record(RECORD.end),
    ...record(RECORD.label, 9),
  );
  expect([...recordsFrom(stream, 0)]).toEqual([
    { kind: RECORD.begin, at: 0, depth: 1, blocks: [bytes()] },
    { kind: RECORD.row, at: 4, depth: 1, blocks: [bytes(1, 2)] },
    { kind: RECORD.end, at: 10, depth: 1, blocks: [bytes()] },
  ]);
});

test('a chart inside a sheet is one level deeper', () => {
  const stream = bytes(
    ...record(RECORD.begin),
    ...record(RECORD.begin),
    ...record(RECORD.number),
    ...record(RECORD.end),
    ...record(RECORD.row),
    ...record(RECORD.end),
  );
  expect([...recordsFrom(stream, 0)].map(({ depth }) => depth)).toEqual([1, 2, 2, 2, 1, 1]);
});

test('a continuation adds a block to the record before it', () => {
  const stream = bytes(
    ...record(RECORD.begin),
    ...record(RECORD.sharedStrings, 1),
    ...record(RECORD.continued, 2),
    ...record(RECORD.continued),
    ...record(RECORD.end),
  );
  expect(
    [...recordsFrom(stream, 0)].map(({ blocks }) => blocks.map((block) => [...block])),
  ).toEqual([[[]], [[1], [2], []], [[]]]);
});

test('a stream without an end record is an error, not an endless loop', () => {
  expect(() => [...recordsFrom(bytes(...record(RECORD.begin)), 0)]).toThrow(RangeError);
  expect(() => [...recordsFrom(bytes(), 0)]).toThrow(RangeError);
});

test('numbers are little-endian and may cross blocks, also empty ones', () => {
  const reader = new RecordReader([bytes(1, 2), bytes(), bytes(3, 4, 0xff)]);
  expect(reader.u32()).toBe(0x04030201);
  expect(reader.isAtEnd).toBe(false);
  expect(reader.u8()).toBe(0xff);
  expect(reader.isAtEnd).toBe(true);
  expect(() => reader.u8()).toThrow(RangeError);
});

test('eight bytes across blocks make a double', () => {
  const double = new Uint8Array(Float64Array.of(6083.5).buffer);
  const reader = new RecordReader([double.subarray(0, 3), double.subarray(3)]);
  expect(reader.eight().getFloat64(0, true)).toBe(6083.5);
});

test.each([
  ['narrow letters', [[3, 0, 0, ...letters('abc')]], 'abc'],
  ['wide letters', [[2, 0, 1, ...wide('氏名')]], '氏名'],
  ['formatting after the text', [[1, 0, 8, 1, 0, ...letters('a'), 9, 9, 9, 9]], 'a'],
  ['phonetic data after the text', [[1, 0, 4, 2, 0, 0, 0, ...letters('a'), 9, 9]], 'a'],
  [
    'a block that continues in wide letters',
    [
      [4, 0, 0, ...letters('ab')],
      [1, ...wide('氏名')],
    ],
    'ab氏名',
  ],
  [
    'a block that continues in narrow letters',
    [
      [3, 0, 1, ...wide('氏')],
      [0, ...letters('ab')],
    ],
    '氏ab',
  ],
  ['no letters', [[0, 0, 0]], ''],
])('a text with %s', (_about, blocks, text) => {
  const reader = new RecordReader(blocks.map((block) => bytes(...block)));
  expect(reader.text()).toBe(text);
  expect(reader.isAtEnd).toBe(true);
});

test('a short text has its length in one byte', () => {
  expect(new RecordReader([bytes(2, 0, ...letters('ab'))]).text(1)).toBe('ab');
});

test('a text that is longer than its record is an error', () => {
  expect(() => new RecordReader([bytes(9, 0, 0, ...letters('ab'))]).text()).toThrow(RangeError);
  // Half a wide letter.
  expect(() => new RecordReader([bytes(1, 0, 1, 65)]).text()).toThrow(RangeError);
  expect(() => new RecordReader([]).skip(1)).toThrow(RangeError);
});

/** @jest-environment node */
import { letters, record } from '#testing/workbooks/xlsRecordBytes.ts';
import { RECORD, RecordReader, recordsFrom } from './xlsRecords';

const bytes = (...each: number[]) => Uint8Array.from(each);

const wide = (text: string): number[] =>
  [...letters(text)].flatMap((unit) => [unit & 0xff, unit >> 8]);

test('a stream without an end record is an error, not an endless loop', () => {
  expect(() => [...recordsFrom(bytes(...record(RECORD.begin)), 0)]).toThrow(RangeError);
  expect(() => [...recordsFrom(bytes(), 0)]).toThrow(RangeError);
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

test('a text that is longer than its record is an error', () => {
  expect(() => new RecordReader([bytes(9, 0, 0, ...letters('ab'))]).text()).toThrow(RangeError);
  // Half a wide letter.
  expect(() => new RecordReader([bytes(1, 0, 1, 65)]).text()).toThrow(RangeError);
  expect(() => new RecordReader([]).skip(1)).toThrow(RangeError);
});

/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { readSheet } from '#features/assignment/import/sheet/readSheet.ts';
import { readTexts } from '../helpers/readRows';
import { verdictOf } from './workbooks';
import { spreadsheetKind } from '#lib/workbook/spreadsheetFile.ts';
import corpus from '#lib/workbook/corpus/index.json';

/** `without` says what a reader that does not know the trait makes of the file. */
interface CorpusFile {
  file: string;
  trait: string;
  without: string;
  titles?: string[][];
  refused?: string;
}

const LIST = [
  ['姓名', '账号', '工号', '手机号', '入职日期'],
  ['伊藤 直樹', 'naoki.ito10', '06083', '15556230591', '2026-01-15'],
  ['Zoë O’Neil & <Co>', 'zoe.oneil', '00042', '13800000001', '1999-12-31'],
  ['ريم الهاشمي', 'reem.alhashimi14', '10007', '16618033990', '2024-02-29'],
];
const FILES = corpus as CorpusFile[];
const bytesOf = (file: string) =>
  new Uint8Array(readFileSync(`${__dirname}/../../lib/workbook/corpus/${file}`));

test.each(
  FILES.flatMap(({ file, trait, titles = [], refused }) =>
    refused === undefined ? [[file, trait, [...titles, ...LIST]] as const] : [],
  ),
)('%s (%s) is read as its program shows it', async (file, _trait, rows) => {
  expect(await readTexts(file, bytesOf(file))).toEqual(rows);
});

test.each(FILES.flatMap(({ file, refused }) => (refused === undefined ? [] : [[file, refused]])))(
  '%s is refused as %s',
  async (file = '', refused = '') => {
    expect(await verdictOf(file, bytesOf(file))).toBe(refused);
  },
);

test('rows hidden by a filter are reported in both formats', async () => {
  for (const file of ['excel-filter.xlsx', 'libreoffice-excel-filter.xls']) {
    const bytes = bytesOf(file);
    expect([
      file,
      (await readSheet(bytes, spreadsheetKind(file, bytes) ?? 'xlsx', () => undefined)).summary
        ?.hiddenRows,
    ]).toEqual([file, 2]);
  }
});

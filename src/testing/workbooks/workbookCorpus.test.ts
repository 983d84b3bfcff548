/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { rowsOf } from '#mock/services/imports/readUpload.ts';
import { readSheet } from '#features/assignment/import/sheet/readSheet.ts';
import { readTexts } from '../pages/readRows';
import { verdictOf } from './workbooks';
import { spreadsheetKind } from '#lib/workbook/spreadsheetFile.ts';
import corpus from '#lib/workbook/corpus/index.json';

interface CorpusFile {
  file: string;
  holds: string;
  rows?: string[][];
  refused?: string;
}

const FILES = corpus as CorpusFile[];
const bytesOf = (file: string) =>
  new Uint8Array(readFileSync(`${__dirname}/../../lib/workbook/corpus/${file}`));
const readable = FILES.flatMap(({ file, holds, rows }) =>
  rows === undefined ? [] : [[file, holds, rows] as const],
);

test.each(readable)('%s (%s) is read as its program shows it', async (file, _holds, rows) => {
  expect(await readTexts(file, bytesOf(file))).toEqual(rows);
});

test.each(readable)(
  '%s (%s) is the same for the dialog and the mock',
  async (file, _holds, rows) => {
    const bytes = bytesOf(file);
    const header = rows.findIndex((texts) => texts.includes('账号'));
    const { summary } = await readSheet(
      bytes,
      spreadsheetKind(file, bytes) ?? 'xlsx',
      () => undefined,
    );
    const mock = await rowsOf({ name: file, bytes: Buffer.from(bytes) }, {});
    expect(summary).toMatchObject({
      header: rows[header],
      preview: rows.slice(header + 1),
      rows: rows.length - header - 1,
    });
    expect(
      mock.map(({ cells: { name = '', account = '', jobNumber = '', mobileNumber = '' } }) => [
        name,
        account,
        jobNumber,
        mobileNumber,
      ]),
    ).toEqual(rows.slice(header + 1).map((texts) => texts.slice(0, 4)));
  },
);

test.each(FILES.flatMap(({ file, refused }) => (refused === undefined ? [] : [[file, refused]])))(
  '%s is refused as %s',
  async (file = '', refused = '') => {
    expect(await verdictOf(file, bytesOf(file))).toBe(refused);
  },
);

test('rows hidden by a filter are reported in both formats', async () => {
  for (const file of [
    'excel-filter.xlsx',
    'libreoffice-excel-filter.xlsx',
    'libreoffice-excel-filter.xls',
  ]) {
    const bytes = bytesOf(file);
    expect([
      file,
      (await readSheet(bytes, spreadsheetKind(file, bytes) ?? 'xlsx', () => undefined)).summary
        ?.hiddenRows,
    ]).toEqual([file, 2]);
  }
});

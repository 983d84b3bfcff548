/** @jest-environment node */
import { writeSheet } from '#mock/services/imports/workbook/writeSheet.ts';
import { writeZip } from '#mock/services/imports/workbook/zip.ts';
import type { SpreadsheetKind } from '#lib/workbook/spreadsheetFile.ts';
import { hostileWorkbook, workbook, workbookParts } from '#testing/workbooks/workbooks.ts';
import { readSheet } from './readSheet';

test('reports each thousand once, however many blank rows follow', async () => {
  const seen: number[] = [];
  const row = (text: string) => `<row><c t="str"><v>${text}</v></c></row>`;
  const sheet =
    row('Account') + row('a').repeat(1000) + '<row><c r="A1"/></row>'.repeat(50) + row('b');
  await readSheet(workbook(sheet), 'xlsx', (rows) => seen.push(rows));
  expect(seen).toEqual([1000]);
});

test('counts dates from 1900, or from 1904 when the workbook says so', async () => {
  const styles = {
    name: 'xl/styles.xml',
    text: '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
  };
  const rows = '<row><c t="str"><v>Account</v></c></row><row><c s="1"><v>1</v></c></row>';
  const first = async (bytes: Uint8Array) =>
    (await readSheet(bytes, 'xlsx', () => undefined)).summary?.preview[0]?.[0];
  expect(await first(workbook(rows, [styles]))).toBe('1900-01-01');
  const since1904 = workbookParts(rows, [styles]).map(({ name, text }) => ({
    name,
    text: text.replace('<sheets>', '<workbookPr date1904="1"/><sheets>'),
  }));
  expect(await first(writeZip(since1904))).toBe('1904-01-02');
});

test('a hidden column identifies people only if no visible one does', async () => {
  const rows =
    '<row><c t="str"><v>Account</v></c><c t="str"><v>Employee ID</v></c></row><row><c t="str"><v>old</v></c></row>';
  const identities = async (hidden: string) => {
    const parts = workbookParts(rows).map(({ name, text }) => ({
      name,
      text: `${text}`.replace('<sheetData>', `<cols>${hidden}</cols><sheetData>`),
    }));
    return (await readSheet(writeZip(parts), 'xlsx', () => undefined)).summary?.identities;
  };
  expect(await identities('<col min="1" max="1" hidden="0"/>')).toEqual([0, 1]);
  expect(await identities('<col min="1" max="1" hidden="1"/>')).toEqual([1]);
  expect(await identities('<col min="1" max="16384" hidden="true"/>')).toEqual([0, 1]);
});

test('an error value is no account, and marks around an account do not distinguish it', async () => {
  const cells = ['#N/A', 'Ada <ada@corp.example>', '#N/A', 'mailto:ada@corp.example;'];
  const { summary } = await readSheet(
    writeSheet([['Email'], ...cells.map((text) => [text])]),
    'xlsx',
    () => undefined,
  );
  expect(summary).toMatchObject({ rows: 4, duplicates: 1 });
});

test('shows the stored values of formulas, markup as text, and reports macros', async () => {
  const shown = async (name: string, kind: SpreadsheetKind = 'xlsx') =>
    (await readSheet(hostileWorkbook(name), kind, () => undefined)).summary;
  expect((await shown('formula.xlsx'))?.preview[0]?.[0]).toBe('2');
  expect((await shown('html-cells.xlsx'))?.preview[0]?.[0]).toBe(
    '<img src=x onerror=window.__pwned=1>',
  );
  expect((await shown('macro.xlsx'))?.macros).toBe(true);
  expect((await shown('macros.xls', 'xls'))?.macros).toBe(true);
  expect((await shown('hidden-first.xls', 'xls'))?.macros).toBe(false);
  expect((await shown('dup-rows.xlsx'))?.duplicates).toBe(49);
});

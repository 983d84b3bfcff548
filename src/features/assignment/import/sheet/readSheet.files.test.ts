/** @jest-environment node */

import { answersSoon } from '#testing/helpers/soon.ts';
import {
  hostileWorkbook,
  verdictOf,
  workbook,
  workbookParts,
} from '#testing/workbooks/workbooks.ts';
import { writeSheet } from '#mock/services/imports/workbook/writeSheet.ts';
import { writeZip } from '#mock/services/imports/workbook/zip.ts';
import type { SpreadsheetKind } from '#lib/workbook/spreadsheetFile.ts';
import { readSheet } from './readSheet';

describe('files', () => {
  const prototypes = () =>
    JSON.stringify([
      Object.getOwnPropertyNames(Object.prototype),
      Object.getOwnPropertyNames(Array.prototype),
    ]);
  const BEFORE = prototypes();
  test.each<[name: string, why: string, says: string | number]>([
    [
      'far-cell.xlsx',
      'real cell at the last row and column: dense-array readers allocate 17 billion cells',
      'columns',
    ],
    ['proto-header.xlsx', 'object keys taken from the header row', 'header'],
    ['proto-sheetname.xlsx', 'sheet named __proto__', 1],
    ['formula.xlsx', 'cached values are data; formulas never evaluated, never fetched', 4],
    [
      'html-cells.xlsx',
      'shown in the preview or error table; last row: Polyglot placeholders must not be re-interpolated',
      4,
    ],
    ['xml-billion-laughs.xlsx', 'entity expansion 10^10', 'noRows'],
    ['xml-malformed.xlsx', 'malformed XML', 'unreadable'],
    ['redos-attrs.xlsx', 'pathological whitespace for regex parsers', 'unreadable'],
    ['external-link.xlsx', 'external relationship', 1],
    ['macro.xlsx', 'xlsm renamed xlsx', 1],
    ['zip-dup.xlsx', 'duplicate entry: preview and server may read different sheets', 'unreadable'],
    ['zip-method-99.xlsx', 'unsupported compression method', 'unreadable'],
    ['zip-no-eocd.xlsx', 'end record missing', 'unreadable'],
    ['zip-polyglot-html.xlsx', 'HTML prefix before a valid zip', 'content'],
    ['html.xls', 'HTML saved as .xls is common: either refuse or parse as text only', 'content'],
    ['xml2003.xls', 'SpreadsheetML 2003', 'content'],
    ['cfb-loop.xls', 'FAT chain that points at itself', 'unreadable'],
    ['docx.xlsx', 'zip without a workbook', 'unreadable'],
    ['utf16.xlsx', 'UTF-16 part', 'noRows'],
    [
      'torn-end.xlsx',
      'a sheet cut off after its second row: the rest of the list is missing',
      'unreadable',
    ],
    ['blank-no-margins.xlsx', 'blank, as writers without margins leave it', 'empty'],
    ['no-sheet.xlsx', 'a part that is not a sheet', 'unreadable'],
    ['chart-first.xlsx', 'a chart sheet is the first visible one', 2],
    ['other-path-hidden.xlsx', 'a hidden sheet first, in a workbook with another part name', 3],
    ['nameless-sheet.xlsx', 'a sheet without a name is ignored', 3],
    ['unseen-rows.xlsx', 'rows of invisible characters', 1],
    ['hidden-first.xls', 'a hidden sheet first', 2],
    ['very-hidden-first.xls', 'a very hidden sheet first', 2],
    ['hidden-first-large.xls', 'a hidden sheet first, in separate sectors', 2],
    ['all-hidden.xls', 'hidden sheets only', 1],
    ['chart-first.xls', 'a chart sheet first', 2],
    ['macro-sheet-first.xls', 'a macro sheet first', 2],
    ['encrypted.xls', 'encrypted: its cells are noise', 'protected'],
    ['macros.xls', 'macros beside the sheets', 2],
  ])('%s: %s', async (name, _why, says) => {
    expect(await answersSoon(2000, () => verdictOf(name, hostileWorkbook(name)))).toBe(says);
    expect(prototypes()).toBe(BEFORE);
  });
});

describe('cells', () => {
  test('reports each thousand once, however many blank rows follow', async () => {
    const counts: number[] = [];
    const row = (text: string) => `<row><c t="str"><v>${text}</v></c></row>`;
    const sheet =
      row('Account') + row('a').repeat(1000) + '<row><c r="A1"/></row>'.repeat(50) + row('b');
    await readSheet(workbook(sheet), 'xlsx', (rows) => counts.push(rows));
    expect(counts).toEqual([1000]);
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
    const preview = async (name: string, kind: SpreadsheetKind = 'xlsx') =>
      (await readSheet(hostileWorkbook(name), kind, () => undefined)).summary;
    expect((await preview('formula.xlsx'))?.preview[0]?.[0]).toBe('2');
    expect((await preview('html-cells.xlsx'))?.preview[0]?.[0]).toBe(
      '<img src=x onerror=window.__pwned=1>',
    );
    expect((await preview('macro.xlsx'))?.macros).toBe(true);
    expect((await preview('macros.xls', 'xls'))?.macros).toBe(true);
    expect((await preview('hidden-first.xls', 'xls'))?.macros).toBe(false);
  });
});

/** @jest-environment node */
import { spreadsheetNameProblem } from '#lib/workbook/spreadsheetFile.ts';
import { answersSoon } from '#testing/pages/soon.ts';
import { hostileWorkbook, MAX_BYTES, verdictOf } from '#testing/workbooks/workbooks.ts';

const prototypes = () =>
  JSON.stringify([
    Object.getOwnPropertyNames(Object.prototype),
    Object.getOwnPropertyNames(Array.prototype),
  ]);
const BEFORE = prototypes();

test.each<[name: string, why: string, says: string | number]>([
  ['ok-3.xlsx', 'control', 3],
  [
    'far-cell.xlsx',
    'real cell at the last row and column: dense-array readers allocate 17 billion cells',
    'columns',
  ],
  ['header-only.xlsx', 'header only', 'noRows'],
  ['proto-header.xlsx', 'object keys taken from the header row', 'header'],
  ['proto-sheetname.xlsx', 'sheet named __proto__', 1],
  ['proto-definedname.xlsx', 'defined name __proto__', 1],
  ['formula.xlsx', 'cached values are data; formulas never evaluated, never fetched', 4],
  [
    'html-cells.xlsx',
    'shown in the preview or error table; last row: Polyglot placeholders must not be re-interpolated',
    4,
  ],
  ['dup-rows.xlsx', 'duplicates', 50],
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
  ['torn-tag.xlsx', 'a sheet cut off inside a tag', 'unreadable'],
  ['torn-middle.xlsx', 'unmatched end tags', 'unreadable'],
  ['blank-no-margins.xlsx', 'blank, as writers without margins leave it', 'empty'],
  ['blank-prefixed.xlsx', 'blank, with prefixes, line breaks and comments', 'empty'],
  ['no-sheet.xlsx', 'a part that is not a sheet', 'unreadable'],
  ['chart-first.xlsx', 'a chart sheet is the first visible one', 2],
  ['other-path-hidden.xlsx', 'a hidden sheet first, in a workbook with another part name', 3],
  ['commented-sheet.xlsx', 'a sheet in a comment before a hidden one', 3],
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

test.each([
  ['members.XLSX', undefined],
  ['members.exe\u202exslx', 'extension'],
  ['members.xlsx\u0000.exe', 'extension'],
  ['CON.xlsx', 'extension'],
  ['members.xlsb', 'extension'],
  ['members', 'extension'],
  ['<img src=x onerror=window.__pwned=1>.xlsx', undefined],
  ['成员名单（最终版）.xlsx', undefined],
])('a file named %s', (name, says) => {
  expect(spreadsheetNameProblem({ name, size: 1 }, MAX_BYTES)).toBe(says);
});

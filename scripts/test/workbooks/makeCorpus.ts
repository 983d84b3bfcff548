import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { utils, write } from '@e965/xlsx';
import type { BookType, WorkBook } from '@e965/xlsx';
import { writeXlsx } from 'hucre/xlsx';
import { writeZip } from '#mock/services/imports/workbook/zip.ts';
import { partsOfStyle, PEOPLE } from './corpusStyles';
import type { Style } from './corpusStyles';

/**
 * Writes the workbooks of `src/lib/workbook/corpus` and their index: `npx tsx
 * scripts/test/workbooks/makeCorpus.ts`. Files of other programs are imitated here, and the index
 * says so; LibreOffice and the two libraries wrote their own.
 */
const FOLDER = 'src/lib/workbook/corpus';

const HAND: Readonly<Record<string, readonly [imitates: string, holds: string, style: Style]>> = {
  'excel-shared': ['Excel 365', 'shared texts, padded IDs, days', {}],
  'excel-1904': ['Excel for Mac 2011', 'days counted from 1904', { from1904: true }],
  'excel-strict': [
    'Excel, strict',
    'other namespaces, days as texts',
    { strict: true, day: 'iso' },
  ],
  'excel-rich': ['Excel', 'texts in several formats, with reading aids', { text: 'richShared' }],
  'excel-formulas': ['Excel', 'texts of formulas', { text: 'formula' }],
  'excel-filter': ['Excel', 'two rows hidden by a filter', { hiddenRows: [2, 4] }],
  'excel-sheets': [
    'Excel',
    'a hidden sheet before, two others after',
    { before: [{ name: 'Lists', state: 'hidden' }], after: [{ name: 'Old' }, { name: 'Notes' }] },
  ],
  'excel-very-hidden': [
    'Excel with macros',
    'a sheet first that only a program can show',
    { before: [{ name: '_x', state: 'veryHidden' }] },
  ],
  'excel-prefixed-ids': [
    'Excel',
    'IDs with a color and a section for negative ones',
    { idFormat: '[Red]00000;-00000' },
  ],
  'excel-east-asia': [
    'Excel for Chinese',
    'days in a format that has a number only',
    { dayFormat: 31 },
  ],
  'excel-short-day': ['Excel', 'days in the format of the system', { dayFormat: 14 }],
  'wps-chinese-days': [
    'WPS Office',
    'days in Chinese words',
    { dayFormat: 'yyyy"年"m"月"d"日";@' },
  ],
  'wps-gap': ['WPS Office', 'IDs with the gap that WPS puts behind them', { idFormat: '00000_ ' }],
  'google-sheets': [
    'Google Sheets',
    'inline days, blank styled cells at the end of each row',
    { dayFormat: 'yyyy\\-mm\\-dd', blank: '<c s="1"/>' },
  ],
  'numbers-title': [
    'Apple Numbers',
    'the name of the table above the header',
    { titles: ['Table 1'] },
  ],
  'openpyxl-inline': ['openpyxl, write-only', 'inline texts', { text: 'inline' }],
  'openpyxl-iso': ['openpyxl', 'days as ISO texts', { text: 'inline', day: 'iso' }],
  'poi-xssf': [
    'Apache POI',
    'numbers with a fraction of nothing',
    { number: (value) => value.toFixed(1) },
  ],
  'poi-sxssf': [
    'Apache POI, streaming',
    'inline texts, numbers with an exponent',
    { text: 'inline', number: (value) => value.toExponential().replace('e+', 'E') },
  ],
  easyexcel: ['EasyExcel', 'two titles above the header', { titles: ['员工名单', '2026年1月'] }],
  ssrs: [
    'SQL Server Reporting Services',
    'a title, a blank row, prefixes',
    { prefix: 'x', titles: ['Report', ''] },
  ],
  jasper: ['JasperReports', 'texts as results', { text: 'str' }],
  crystal: ['Crystal Reports', 'no references', { text: 'str', bare: true }],
  'openxml-sdk': ['Open XML SDK', 'prefixed elements', { prefix: 'x' }],
  closedxml: [
    'ClosedXML',
    'prefixed elements, absolute targets',
    { prefix: 'x', target: (name) => (name.startsWith('xl/') ? `/${name}` : `/xl/${name}`) },
  ],
  epplus: [
    'EPPlus',
    'names of parts that begin at the root',
    { partName: (name) => (name.startsWith('[') ? name : `/${name}`) },
  ],
  phpspreadsheet: [
    'PhpSpreadsheet',
    'blank cells that are marked as shared texts',
    { blank: '<c t="s"><v></v></c>' },
  ],
  'report-blank-shared': [
    'a report server',
    'blank cells that are marked as shared texts, no value',
    { blank: '<c t="s"><v/></c><c t="s"/>' },
  ],
  'delphi-backslash': [
    'a Delphi component',
    'backslashes in names of parts',
    { partName: (name) => name.replaceAll('/', '\\') },
  ],
  'delphi-backslash-targets': [
    'a Delphi component',
    'backslashes in targets',
    {
      partName: (name) => name.replaceAll('/', '\\'),
      target: (name) => name.replaceAll('/', '\\'),
    },
  ],
  'old-java-case': [
    'an old Java component',
    'names of parts in another case',
    {
      partName: (name) =>
        name
          .replace('sharedStrings', 'SharedStrings')
          .replace('worksheets/sheet', 'Worksheets/Sheet'),
    },
  ],
  'sap-workbook-name': [
    'an ABAP report',
    'a workbook of another name',
    { workbookPart: 'xl/workbook2.xml' },
  ],
  'sap-folder': ['an ABAP report', 'another folder', { workbookPart: 'book/workbook.xml' }],
  'streaming-bare': [
    'a streaming writer',
    'no references, inline texts',
    { text: 'inline', bare: true },
  ],
  'single-quotes': ['a script', 'attributes in single quotes', { quote: "'" }],
  bom: ['a .NET report', 'a byte order mark in each part', { bom: true }],
  commented: ['a script', 'a row in a comment', { comments: true }],
  'rich-inline': [
    'a script',
    'inline texts in several formats, with reading aids',
    { text: 'richInline' },
  ],
};

const DAY = /^\d{4}-\d\d-\d\d$/;

function sheetJsBook(): WorkBook {
  const rows = PEOPLE.map((texts, index) =>
    texts.map((text, place) => {
      if (index === 0 || place < 2) return { t: 's', v: text };
      if (DAY.test(text))
        return { t: 'n', v: Date.parse(text) / 86_400_000 + 25_569, z: 'yyyy-mm-dd' };
      return { t: 'n', v: Number(text), ...(place === 2 && { z: '00000' }) };
    }),
  );
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Members');
  return book;
}

const index: object[] = [];

function keep(
  file: string,
  bytes: Uint8Array,
  facts: {
    madeBy: string;
    imitates?: string;
    holds: string;
    titles?: readonly string[];
    refused?: string;
  },
): void {
  writeFileSync(join(FOLDER, file), bytes);
  const { titles = [], ...rest } = facts;
  index.push({
    file,
    ...rest,
    ...(facts.refused === undefined && {
      rows: [...titles.filter(Boolean).map((title) => [title]), ...PEOPLE],
    }),
  });
}

function sheetJs(
  file: string,
  bookType: BookType,
  holds: string,
  options: object = {},
  refused?: string,
): void {
  keep(
    file,
    new Uint8Array(write(sheetJsBook(), { type: 'array', bookType, ...options }) as ArrayBuffer),
    { madeBy: 'SheetJS 0.20.3', holds, ...(refused !== undefined && { refused }) },
  );
}

function libreOffice(from: string, file: string, filter: string, holds: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'corpus-'));
  execFileSync(
    'soffice',
    [
      `-env:UserInstallation=file://${folder}/profile`,
      '--headless',
      '--convert-to',
      filter,
      '--outdir',
      folder,
      join(FOLDER, from),
    ],
    { stdio: 'ignore' },
  );
  const made = join(folder, from.replace(/\.\w+$/, `.${filter.split(':')[0]}`));
  keep(file, readFileSync(made), {
    madeBy: 'LibreOffice 7.4',
    holds,
    ...(from.includes('title') && { titles: ['Table 1'] }),
  });
  rmSync(folder, { recursive: true });
}

mkdirSync(FOLDER, { recursive: true });
for (const [name, [imitates, holds, style]] of Object.entries(HAND)) {
  keep(`${name}.xlsx`, writeZip(partsOfStyle(style)), {
    madeBy: 'hand',
    imitates,
    holds,
    ...(style.titles && { titles: style.titles }),
  });
}
sheetJs('sheetjs.xlsx', 'xlsx', 'texts as results');
sheetJs('sheetjs-shared.xlsx', 'xlsx', 'shared texts, packed', {
  bookSST: true,
  compression: true,
});
sheetJs('sheetjs.xls', 'biff8', 'texts in their cells');
sheetJs('sheetjs-shared.xls', 'biff8', 'shared texts', { bookSST: true });
sheetJs('excel-95.xls', 'biff5', 'a workbook of Excel 5 or 95', {}, 'old');
sheetJs('excel-2.xls', 'biff2', 'a workbook before compound files', {}, 'old');
const typed = PEOPLE.map((texts, row) =>
  texts.map((text, place) => (row === 0 || place !== 4 ? text : new Date(text))),
);
keep('hucre.xlsx', await writeXlsx({ sheets: [{ name: 'Members', rows: typed }] }), {
  madeBy: 'hucre 1.0.0',
  holds: 'IDs and phone numbers as texts',
});
for (const from of [
  'excel-shared.xlsx',
  'excel-1904.xlsx',
  'wps-chinese-days.xlsx',
  'numbers-title.xlsx',
  'excel-rich.xlsx',
  'excel-filter.xlsx',
]) {
  libreOffice(from, `libreoffice-${from}`, 'xlsx', `what it makes of ${from}`);
  libreOffice(
    from,
    `libreoffice-${from.replace('xlsx', 'xls')}`,
    'xls:MS Excel 97',
    `what it makes of ${from}, in the old format`,
  );
}
writeFileSync(
  join(FOLDER, 'index.json'),
  `[\n${index.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`,
);

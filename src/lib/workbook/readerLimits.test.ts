/** @jest-environment node */
import { columnPlaces, personKey } from '#lib/files/spreadsheetColumns.ts';
import { readTexts } from '#testing/helpers/readRows.ts';
import { answersSoon, soon } from '#testing/helpers/soon.ts';
import { compoundFile, SECTOR } from '#testing/workbooks/compoundFiles.ts';
import { verdictOf, workbook, workbookParts } from '#testing/workbooks/workbooks.ts';
import { bytesOf, letters, record } from '#testing/workbooks/xlsRecordBytes.ts';
import { writeZip } from '#mock/services/imports/workbook/zip.ts';
import { streamOf } from './compoundFile';
import { cellFormat, FormatCollector } from './numberText';
import { openList } from './openList';
import { openWorkbook } from './openWorkbook';
import { READER_LIMITS, TooMuch } from './readerLimits';
import { RECORD } from './xlsRecords';
import { rowsOfXls } from './xlsRows';
import { xlsWorkbook } from './xlsWorkbook';

const { cellUnits, columns, formats, kindUnits, sheets, sheetsSearched, sheetUnits, styles } =
  READER_LIMITS;
const HEADER = '<row><c t="str"><v>Account</v></c></row>';
const long = 'x'.repeat(cellUnits);
const strings = (...each: string[]) => ({
  name: 'xl/sharedStrings.xml',
  text: `<sst>${each.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
});
const styled = (code: string) => ({
  name: 'xl/styles.xml',
  text: `<styleSheet><numFmts><numFmt numFmtId="200" formatCode="${code}"/></numFmts><cellXfs><xf numFmtId="200"/></cellXfs></styleSheet>`,
});

test('text of a cell × "@" of its format: the first "@" counts', () => {
  expect(cellFormat(200, `"<"${'@'.repeat(200)}">"`, false).text?.('ada')).toBe('<ada>');
});

test('pieces of a text × their length: a cell holds what spreadsheet programs hold', async () => {
  const [, [shared, inline] = []] = await readTexts(
    'a.xlsx',
    workbook(
      `${HEADER}<row><c t="s"><v>0</v></c><c t="inlineStr"><is><t>${'y'.repeat(99_999)}</t></is></c></row>`,
      [
        {
          name: 'xl/sharedStrings.xml',
          text: `<sst><si>${`<t>${'y'.repeat(30_000)}</t>`.repeat(5)}</si></sst>`,
        },
      ],
    ),
  );
  expect([shared?.length, inline?.length]).toEqual([cellUnits, cellUnits]);
});

test.each([
  ['shared strings × cells', long, 'General'],
  ['formats × cells', long.slice(1), '@&quot;s&quot;'],
  ['invisible shared strings × cells', `<![CDATA[${' '.repeat(cellUnits)}]]>`, 'General'],
])('%s: a sheet with too much text is refused', async (_about, text, code) => {
  const cells = (count: number) =>
    verdictOf(
      'members.xlsx',
      workbook(HEADER + '<row><c t="s"><v>0</v></c></row>'.repeat(count), [
        strings(text),
        styled(code),
      ]),
    );
  expect(await cells(10)).not.toBe('archive');
  expect(await answersSoon(4000, () => cells(Math.ceil(sheetUnits / cellUnits) + 1))).toBe(
    'archive',
  );
});

test('formats × their length: many are refused, and each is read in linear time', () => {
  const collector = new FormatCollector();
  const fill = '['.repeat(READER_LIMITS.formatUnits);
  for (let id = 0; id < formats; id += 1) {
    collector.addCode(id, fill);
    collector.addStyle(id);
  }
  expect(soon(1500, () => collector.formats(false))).toHaveLength(formats);
  expect(() => collector.addCode(formats, '0')).toThrow(TooMuch);
  expect(cellFormat(200, '[$'.repeat(60_000), false)).toEqual({});
});

test('cell styles × formats: many styles are refused', () => {
  const collector = new FormatCollector();
  for (let id = 0; id < styles; id += 1) collector.addStyle(0);
  expect(() => collector.addStyle(0)).toThrow(TooMuch);
});

const cell = (row: number, column: number) =>
  record(RECORD.label, ...bytesOf(row, 2), ...bytesOf(column, 2), 0, 0, 1, 0, 0, ...letters('a'));

test('columns × rows: cells beyond the last column of an xls share one', async () => {
  const stream = Uint8Array.from([
    ...record(RECORD.begin),
    ...Array.from({ length: 3 }, (_, row) => cell(row, 65_535)).flat(),
    ...record(RECORD.end),
  ]);
  const sheet = { name: 'S', hidden: false, at: 0 };
  const widths = rowsOfXls({ stream, sheets: [sheet], strings: [], formats: [] }, sheet).map(
    ({ texts }) => texts.length,
  );
  expect(widths).toEqual([columns + 1, columns + 1, columns + 1]);
  const [far] = await readTexts('a.xlsx', workbook('<row><c r="XFD1"><v>1</v></c></row>'));
  expect(far).toHaveLength(columns + 1);
});

test('rows searched for the header × columns × text: the beginning of a text counts', async () => {
  const texts = Array.from({ length: columns }, () => long);
  async function* rows() {
    for (let number = 1; number < 20; number += 1) yield { number, hidden: false, texts };
  }
  await answersSoon(500, () => openList(rows()));
  expect(columnPlaces([`Account${' '.repeat(kindUnits)}`])).toEqual({});
});

test('sheets × their content: few are searched for the list, and an xls has not more than an xlsx', async () => {
  const name = (at: number) => `xl/worksheets/s${at}.xml`;
  const relation = (at: number) =>
    `<Relationship Id="s${at}" Type="/worksheet" Target="worksheets/s${at}.xml"/>`;
  const places = Array.from({ length: sheetsSearched + 1 }, (_, at) => at);
  const place = (list: number) =>
    verdictOf(
      'members.xlsx',
      writeZip([
        ...workbookParts('').map(({ name: part, text }) => ({
          name: part,
          text: part.endsWith('workbook.xml.rels')
            ? text.replace('</', `${places.map(relation).join('')}</`)
            : text.replace(
                /<sheet .*<\/sheets>/,
                `${places.map((at) => `<sheet name="${at}" r:id="s${at}"/>`).join('')}</sheets>`,
              ),
        })),
        ...places.map((at) => ({
          name: name(at),
          text: `<worksheet><sheetData>${at === list ? HEADER.repeat(2) : ''}</sheetData></worksheet>`,
        })),
      ]),
    );
  expect(await place(sheetsSearched - 1)).toBe(1);
  expect(await place(sheetsSearched)).toBe('noRows');
  const listed = (count: number) => [
    ...record(RECORD.begin, ...bytesOf(0x0600, 2)),
    ...Array.from({ length: count }, () => record(RECORD.sheet, 0, 0, 0, 0, 0, 0, 1, 0, 65)).flat(),
    ...record(RECORD.end),
  ];
  expect(xlsWorkbook(Uint8Array.from(listed(sheets))).sheets).toHaveLength(sheets);
  expect(() => xlsWorkbook(Uint8Array.from(listed(sheets + 1)))).toThrow(TooMuch);
});

test('sheets × their names: a long name is cut', async () => {
  const parts = workbookParts(HEADER).map(({ name, text }) => ({
    name,
    text: text.replace('name="S"', `name="${long}"`),
  }));
  const [sheet] = (await openWorkbook(writeZip(parts), 'xlsx')).sheets;
  expect(sheet?.name).toHaveLength(READER_LIMITS.sheetNameUnits);
});

test('people × the growth of a folded text: what is longer than any account is cut', () => {
  // Eighteen letters in one.
  expect(personKey('\ufdfa'.repeat(cellUnits)).length).toBeLessThan(10_000);
});

test('depth × names of elements: names that no workbook has break it', async () => {
  const deep = (units: number) => {
    const names = Array.from({ length: 90 }, (_, at) => `${'n'.repeat(units)}${at}`);
    const inside = '<a/>'.repeat(300_000);
    const text = `<styleSheet>${names.map((name) => `<${name}>`).join('')}${inside}${names
      .toReversed()
      .map((name) => `</${name}>`)
      .join('')}</styleSheet>`;
    return openWorkbook(workbook(HEADER, [{ name: 'xl/styles.xml', text }]), 'xlsx').then(
      async ({ sheets: [sheet] }) => (await sheet?.rows().next())?.done,
      () => 'broken',
    );
  };
  expect(await answersSoon(1500, () => deep(200))).toBe(false);
  await expect(deep(300)).rejects.toThrow('unreadable');
});

test('chains of a compound file × their sectors: each sector counts once', () => {
  const data = new Uint8Array(SECTOR * 3);
  const file = compoundFile([{ name: 'Workbook', data }]);
  expect(streamOf(file, ['Workbook'])).toHaveLength(data.length);
  const harmed = (at: number, value: number) => {
    const copy = file.slice();
    new DataView(copy.buffer).setUint32(at, value, true);
    return copy;
  };
  // A stream that returns to its first sector, and a table that lists one sector again and again.
  expect(() => streamOf(harmed(SECTOR + 4 * 2, 4), ['Workbook'])).toThrow('broken');
  const table = file.slice();
  for (let at = 0; at < 109; at += 1) new DataView(table.buffer).setUint32(76 + at * 4, 0, true);
  expect(() => streamOf(table, ['Workbook'])).toThrow('broken');
});

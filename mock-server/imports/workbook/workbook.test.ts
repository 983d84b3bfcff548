/** @jest-environment node */
import { soon } from '../../../src/testing/soon';
import { readSheet } from './readSheet';
import { writeSheet } from './writeSheet';
import { readZip, writeZip } from './zip';

const sheetWith = (data: string, strings?: string): Buffer => writeZip([
  { name: 'xl/worksheets/sheet1.xml', text: `<worksheet><sheetData>${data}</sheetData></worksheet>` },
  ...(strings === undefined ? [] : [{ name: 'xl/sharedStrings.xml', text: strings }]),
]);
const cellsOf = (bytes: Buffer): string[][] | undefined => readSheet(bytes, 100)?.map(({ cells }) => cells);

test('what is written is read again', () => {
  const rows = [['Name', '账号'], ['<b>& "x"', 'اسم'], ['', 'in the second column'], ['_x0041_', '_x005F_x0041_'], ['👩‍💻', ' trimmed ']];
  expect(cellsOf(writeSheet(rows))).toEqual([...rows.slice(0, 4), ['👩‍💻', 'trimmed']]);
  expect(writeSheet(rows)).toEqual(writeSheet(rows));
});

test('texts that look like formulas are written as texts', () => {
  expect(cellsOf(writeSheet([['=1+1', '+86', '-', '@a', 'a=b']]))).toEqual([["'=1+1", "'+86", "'-", "'@a", 'a=b']]);
});

test('shared strings, kept values of formulas, numbers and gaps are read', () => {
  const strings = '<sst><si><t>one</t></si><si><r><t>two </t></r><r><t xml:space="preserve">&amp; three&#33;</t></r></si></sst>';
  const data = '<row r="3"><c r="B3" t="s"><v>1</v></c><c r="D3"><v>42</v></c><c r="E3"/></row>'
    + '<row r="9"><c t="str"><f>1+1</f><v>2</v></c><c t="s"><v>0</v></c><c t="s"><v>77</v></c></row><row r="10"/>';
  expect(readSheet(sheetWith(data, strings), 9)).toEqual([
    { row: 3, cells: ['', 'two & three!', '', '42', ''] },
    { row: 9, cells: ['2', 'one', ''] },
  ]);
});

test('a number with more digits than a machine counts with keeps them', () => {
  expect(cellsOf(sheetWith('<row><c><v>320102199001011234</v></c></row>'))).toEqual([['320102199001011234']]);
});

test('how a Japanese word is read aloud is no part of it', () => {
  const strings = '<sst><si><t>氏名</t><rPh sb="0" eb="2"><t>シメイ</t></rPh><phoneticPr fontId="1"/></si><si><r><t>山</t></r><rPh sb="0" eb="1"><t>ヤマ</t></rPh><r><t>田</t></r></si></sst>';
  expect(cellsOf(sheetWith('<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c></row>', strings))).toEqual([['氏名', '山田']]);
});

test('tags with a prefix of their own are read, comments are not, and what nobody sees is blank', () => {
  const data = '<x:row><x:c t="str"><x:v>Account</x:v></x:c></x:row><!-- <row><c t="str"><v>old</v></c></row> --><row><c t="str"><v>\u200b\u3164</v></c></row><row><c t="str"><v>a</v></c></row>';
  expect(cellsOf(sheetWith(data))).toEqual([['Account'], ['a']]);
});

test('a chart is passed over for the first sheet with rows, hidden ones for one that is seen', () => {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relation = (id: string, type: string, target: string) => `<Relationship Id="${id}" Type="${office}/${type}" Target='${target}'/>`;
  const sheet = (name: string) => ({ name: `xl/worksheets/${name}.xml`, text: `<worksheet><sheetData><row><c t="str"><v>${name}</v></c></row></sheetData></worksheet>` });
  const workbook = (sheets: string) => writeZip([
    sheet('a'), sheet('b'),
    { name: 'xl/workbook.xml', text: `<workbook><!-- <sheet r:id="rId1"/> --><sheets>${sheets}</sheets></workbook>` },
    { name: 'xl/_rels/workbook.xml.rels', text: relation('rId1', 'worksheet', '/xl/worksheets/a.xml') + relation('rId2', 'worksheet', 'worksheets/b.xml') + relation('rId3', 'chartsheet', 'charts/c.xml') },
  ]);
  expect(cellsOf(workbook('<sheet r:id="rId3"/><sheet r:id="rId2"/>'))).toEqual([['b']]);
  expect(cellsOf(workbook('<sheet state = \'veryHidden\' r:id="rId1"/><sheet r:id="rId2"/>'))).toEqual([['b']]);
  expect(cellsOf(workbook('<sheet state="hidden" r:id="rId2"/><sheet state="hidden" r:id="rId1"/>'))).toEqual([['b']]);
});

test('a cell at the far end of the sheet takes no memory', () => {
  expect(readSheet(sheetWith('<row r="1048576"><c r="A1048576" t="str"><v>a</v></c><c r="XFD1048576"><v>1</v></c></row>'), 9)).toEqual([{ row: 1_048_576, cells: ['a'] }]);
});

test('the names of parts count the same in capitals', () => {
  const parts = [['XL/Worksheets/SHEET1.xml', '<worksheet><sheetData><row><c t="s"><v>0</v></c></row></sheetData></worksheet>'], ['xl/SharedStrings.XML', '<sst><si><t>one</t></si></sst>']] as const;
  expect(cellsOf(writeZip(parts.map(([name, text]) => ({ name, text }))))).toEqual([['one']]);
});

test('no more rows than asked are read', () => {
  expect(readSheet(writeSheet(Array.from({ length: 20 }, () => ['a'])), 5)).toHaveLength(5);
});

test('of two files with one name the first counts', () => {
  const entry = (text: string) => ({ name: 'xl/worksheets/sheet1.xml', text });
  expect(readZip(writeZip([entry('first'), entry('second')]), () => true)?.get('xl/worksheets/sheet1.xml')?.toString()).toBe('first');
});

test.each<[string, Buffer]>([
  ['no archive', Buffer.from('hello')],
  ['nothing', Buffer.alloc(0)],
  ['an archive without its end', writeSheet([['a']]).subarray(0, -30)],
  ['an archive without a sheet', writeZip([{ name: 'word/document.xml', text: '<w/>' }])],
  ['broken XML', writeZip([{ name: 'xl/worksheets/sheet1.xml', text: '<worksheet><sheetData><row r="1"><c' }])],
  ['too many files', writeZip(Array.from({ length: 1001 }, (_, index) => ({ name: `xl/worksheets/${index}.xml`, text: '' })))],
  ['a bomb', writeZip([{ name: 'xl/worksheets/sheet1.xml', text: ' '.repeat(65 * 1024 * 1024) }])],
])('%s is no workbook', (_title, bytes) => {
  expect(readSheet(bytes, 9)).toBeUndefined();
});

test('hostile marks end in reasonable time', () => {
  const marks = '<!--'.repeat(200_000) + '<![CDATA['.repeat(200_000);
  expect(soon(3000, () => cellsOf(sheetWith(`<row><c t="str"><v>a</v></c></row>${'<![CDATA[<!--]]>'.repeat(100_000)}${marks}`)))).toBeUndefined();
});

test('hostile cells end in reasonable time', () => {
  const hostile = sheetWith(`<row r="1">${'<c '.repeat(200_000)}${'<t>'.repeat(200_000)}${' '.repeat(200_000)}`);
  expect(soon(3000, () => readSheet(hostile, 9))).toEqual([]);
});

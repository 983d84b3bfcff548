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
  const rows = [['Name', '账号'], ['<b>& "x"', 'اسم'], ['', 'in the second column'], ['👩‍💻', ' trimmed ']];
  expect(cellsOf(writeSheet(rows))).toEqual([...rows.slice(0, 3), ['👩‍💻', 'trimmed']]);
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

test('how a Japanese word is read aloud is no part of it', () => {
  const strings = '<sst><si><t>氏名</t><rPh sb="0" eb="2"><t>シメイ</t></rPh><phoneticPr fontId="1"/></si><si><r><t>山</t></r><rPh sb="0" eb="1"><t>ヤマ</t></rPh><r><t>田</t></r></si></sst>';
  expect(cellsOf(sheetWith('<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c></row>', strings))).toEqual([['氏名', '山田']]);
});

test('a cell at the far end of the sheet takes no memory', () => {
  expect(readSheet(sheetWith('<row r="1048576"><c r="A1048576" t="str"><v>a</v></c><c r="XFD1048576"><v>1</v></c></row>'), 9)).toEqual([{ row: 1_048_576, cells: ['a'] }]);
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

test('hostile cells end in reasonable time', () => {
  const hostile = sheetWith(`<row r="1">${'<c '.repeat(200_000)}${'<t>'.repeat(200_000)}${' '.repeat(200_000)}`);
  expect(soon(3000, () => readSheet(hostile, 9))).toEqual([]);
});

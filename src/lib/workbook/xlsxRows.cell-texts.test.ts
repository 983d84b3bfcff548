/** @jest-environment node */
import { readTexts } from '#testing/helpers/readRows.ts';
import { workbook } from '#testing/workbooks/workbooks.ts';

const STRINGS = {
  name: 'xl/sharedStrings.xml',
  text:
    '<sst><si><t>one</t></si><si><t>_x0041_<![CDATA[&amp;]]></t></si><si><r><t>two </t></r><r><t xml:space="preserve">&amp; three&#33;</t></r></si>'
    + '<si><t>氏名</t><rPh sb="0" eb="2"><t>シメイ</t></rPh><phoneticPr fontId="1"/></si></sst>',
};
const FORMATS = ['General', '00000', 'yyyy/m/d', '@"@corp.example"'];
const STYLES = {
  name: 'xl/styles.xml',
  text:
    `<styleSheet><dxfs><dxf><numFmt numFmtId="200" formatCode="yyyy"/></dxf></dxfs><numFmts>${FORMATS.map((code, at) => `<numFmt numFmtId="${200 + at}" formatCode="${code.replaceAll('"', '&quot;')}"/>`).join('')}</numFmts>`
    + `<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${FORMATS.map((_, at) => `<xf numFmtId="${200 + at}"/>`).join('')}<xf numFmtId="31"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
};
const styled = (code: string, value: string): string =>
  `<c s="${FORMATS.indexOf(code)}"><v>${value}</v></c>`;

test.each([
  ['a text of digits', '<c t="str"><v>007</v></c>', '007'],
  ['a text that looks like a number', '<c t="str"><v>1.0E3</v></c>', '1.0E3'],
  ['yes', '<c t="b"><v>1</v></c>', 'true'],
  ['no', '<c t="b"><v>0</v></c>', 'false'],
  ['an error', '<c t="e"><v>#N/A</v></c>', '#N/A'],
  ['an ISO date', '<c t="d"><v>2026-01-15T00:00:00</v></c>', '2026-01-15'],
  ['an ISO length of time', '<c t="d"><v>PT0H11M0.000S</v></c>', '00:11'],
  ['an ISO time with a rounding error', '<c t="d"><v>12:34:00.000000000002344800</v></c>', '12:34'],
  ['an ISO time with seconds', '<c t="d"><v>PT1H2M3S</v></c>', '01:02:03'],
  ['an ISO time of day zero', '<c t="d"><v>1899-12-31T09:30:00.000</v></c>', '09:30'],
  ['an ISO length of more than a day', '<c t="d"><v>PT36H</v></c>', '36:00'],
  ['attributes in single quotes', "<c r='A2' t='s'><v>0</v></c>", 'one'],
  ['a value with preserved white space', '<c t="str"><v xml:space="preserve">two </v></c>', 'two'],
  ['a CDATA text', '<c t="inlineStr"><is><t>a<![CDATA[ & <row>]]></t></is></c>', 'a & <row>'],
  [
    'a text in several formats',
    '<c t="inlineStr"><is><r><t>a</t></r><r><t>b</t></r></is></c>',
    'ab',
  ],
  [
    'a text with how it is read aloud',
    '<c t="inlineStr"><is><t>氏名</t><rPh sb="0" eb="2"><t>シメイ</t></rPh></is></c>',
    '氏名',
  ],
  [
    'what would be a comment elsewhere',
    '<c t="str"><v><![CDATA[<!-- a -->]]>b<!-- <![CDATA[c]]> --></v></c>',
    '<!-- a -->b',
  ],
  [
    'a formula that is taken as it stands',
    '<c t="str"><f><![CDATA[A1&"<v>"]]></f><v>kept</v></c>',
    'kept',
  ],
  ['an escaped carriage return', '<c t="str"><v>a_x000D_</v></c>', 'a'],
  ['an escape with an escaped underscore', '<c t="inlineStr"><is><t>&#95;x0062_</t></is></c>', 'b'],
  [
    'what only looks so',
    '<c t="str"><v>_x005F_x000D_ _x0041 _X0041_</v></c>',
    '_x000D_ _x0041 _X0041_',
  ],
  ['both in shared strings', '<c t="s"><v>1</v></c>', 'A&amp;'],
  ['a shared string in several formats', '<c t="s"><v>2</v></c>', 'two & three!'],
  ['a shared string with phonetic text', '<c t="s"><v> 3 </v></c>', '氏名'],
  ['an employee ID with leading zeros', styled('00000', '6083'), '06083'],
  ['a day', styled('yyyy/m/d', '46037'), '2026-01-15'],
  [
    'a day in a format of East Asia that has a number only',
    `<c s="${FORMATS.length}"><v>46037</v></c>`,
    '2026-01-15',
  ],
  [
    'a text with the ending that its format adds',
    '<c t="str" s="3"><v>ada</v></c>',
    'ada@corp.example',
  ],
  ['a shared text with it', '<c t="s" s="3"><v>0</v></c>', 'one@corp.example'],
  [
    'a cell with the data of an extension',
    '<c><v>1</v><extLst><ext><v>9</v><x:c r="A1"><x:v>8</x:v></x:c></ext></extLst></c>',
    '1',
  ],
  [
    'a text with that of an extension',
    '<c t="inlineStr"><extLst><ext/></extLst><is><t>a</t></is><extLst><ext><t><![CDATA[b]]></t></ext></extLst></c>',
    'a',
  ],
])('%s is read as displayed', async (_title, cell, text) => {
  const bytes = workbook(`<row><c t="str"><v>Account</v></c></row><row>${cell}</row>`, [
    STRINGS,
    STYLES,
  ]);
  expect(await readTexts('members.xlsx', bytes)).toEqual([['Account'], [text]]);
});

test.each([
  '<c t="s"><v/></c>',
  '<c t="s"><v></v></c>',
  '<c t="s"/>',
  '<c t="s"><v>x</v></c>',
  '<c t="s"><v>-1</v></c>',
  '<c t="s"><v>0.5</v></c>',
  '<c t="s"><v>77</v></c>',
  '<c t="b"><v/></c>',
  '<c><v/></c>',
  '<c t="str" s="3"><v> </v></c>',
  '<c t="str" s="3"/>',
])('a cell without a usable value is blank: %s', async (cell) => {
  expect(
    await readTexts(
      'members.xlsx',
      workbook(`<row>${cell}<c t="s"><v>0</v></c></row>`, [STRINGS, STYLES]),
    ),
  ).toEqual([['', 'one']]);
});

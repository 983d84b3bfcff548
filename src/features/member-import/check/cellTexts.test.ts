/** @jest-environment node */
import { readSheet as readMockSheet } from '../../../../mock-server/imports/workbook/readSheet';
import { workbook } from '../../../testing/workbooks';
import { readSheet } from './readSheet';

const STRINGS = { name: 'xl/sharedStrings.xml', text: '<sst><si><t>one</t></si><si><t>_x0041_<![CDATA[&amp;]]></t></si></sst>' };

test.each([
  ['a number with an exponent', '<c><v>1.3800000001E10</v></c>', '13800000001'],
  ['a number with a fraction of nothing', '<c t="n"><v>13800000001.0</v></c>', '13800000001'],
  ['a text of digits', '<c t="str"><v>007</v></c>', '007'],
  ['a text that looks like a number', '<c t="str"><v>1.0E3</v></c>', '1.0E3'],
  ['yes', '<c t="b"><v>1</v></c>', 'true'],
  ['no', '<c t="b"><v>0</v></c>', 'false'],
  ['attributes in single quotes', "<c r='A2' t='s'><v>0</v></c>", 'one'],
  ['a value whose white space is kept', '<c t="str"><v xml:space="preserve">two </v></c>', 'two'],
  ['a text that is taken as it stands', '<c t="inlineStr"><is><t>a<![CDATA[ & <row>]]></t></is></c>', 'a & <row>'],
  ['what would be a comment elsewhere', '<c t="str"><v><![CDATA[<!-- a -->]]>b<!-- <![CDATA[c]]> --></v></c>', '<!-- a -->b'],
  ['a formula that is taken as it stands', '<c t="str"><f><![CDATA[A1&"<v>"]]></f><v>kept</v></c>', 'kept'],
  ['a line that ends as XML cannot say', '<c t="str"><v>a_x000D_</v></c>', 'a'],
  ['letters written as such', '<c t="inlineStr"><is><t>&#95;x0062_</t></is></c>', 'b'],
  ['what only looks so', '<c t="str"><v>_x005F_x000D_ _x0041 _X0041_</v></c>', '_x000D_ _x0041 _X0041_'],
  ['both among the shared texts', '<c t="s"><v>1</v></c>', 'A&amp;'],
])('%s is the same text to the dialog and to the mock', async (_title, cell, text) => {
  const bytes = workbook(`<row><c t="str"><v>Account</v></c></row><row>${cell}</row>`, [STRINGS]);
  const { summary } = await readSheet(bytes, 'xlsx', () => undefined);
  expect(summary?.preview).toEqual([[text]]);
  expect(readMockSheet(bytes, 9)?.[1]?.cells).toEqual([text]);
});

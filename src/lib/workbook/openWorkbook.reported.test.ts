/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { readTexts } from '#testing/helpers/readRows.ts';

const bytesOf = (name: string) => new Uint8Array(readFileSync(`${__dirname}/reported/${name}`));
const NAMES = ['伊藤 直樹', '김다은', '李琳强', 'Фёдор Ковальчук', 'ريم الهاشمي'];
const ACCOUNTS = [
  'naoki.ito10',
  'daeun.kim11',
  'linqiang.li12',
  'fyodor.kovalchuk13',
  'reem.alhashimi14',
];
const LIST = [['Name', 'Account'], ...NAMES.map((name, at) => [name, ACCOUNTS[at]])];

test.each([
  ['chart-on-sheet.xls', LIST],
  ['embedded-workbook.xls', LIST],
  ['shared-formula-text.xls', LIST],
  ['last-sector-short.xls', LIST],
  ['backslash-part-names.xlsx', LIST.slice(0, 4)],
  [
    'padded-numbers.xlsx',
    [
      ['Name', 'Employee ID'],
      [NAMES[0], '06083'],
      [NAMES[1], '06084'],
      [NAMES[2], '06085'],
    ],
  ],
])('%s is read as spreadsheet programs show it', async (name, rows) => {
  expect(await readTexts(name, bytesOf(name))).toEqual(rows);
});

test('blank cells marked as shared strings are blank', async () => {
  const [, ...rows] = await readTexts('a.xlsx', bytesOf('blank-shared-string-v.xlsx'));
  expect(
    rows.map(([name, account, id, mail, phone]) => [name, account, id, mail?.includes('@'), phone]),
  ).toEqual(NAMES.map((name) => [name, '', '', true, undefined]));
});

/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { readTexts } from '#testing/pages/readRows.ts';
import { verdictOf } from '#testing/workbooks/workbooks.ts';

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

test.each([
  ['blank-shared-string-v.xlsx', 5],
  ['chart-on-sheet.xls', 5],
  ['embedded-workbook.xls', 5],
  ['shared-formula-text.xls', 5],
  ['backslash-part-names.xlsx', 3],
  ['last-sector-short.xls', 5],
  ['padded-numbers.xlsx', 3],
  ['phones-mixed-text.xlsx', 6],
  ['header-row-3.xlsx', 4],
])('the dialog offers %s for import: %i members', async (name, rows) => {
  expect(await verdictOf(name, bytesOf(name))).toBe(rows);
});

/** @jest-environment node */
import { answersSoon } from '#testing/helpers/soon.ts';
import { columnPlaces } from './spreadsheetColumns';

test.each([
  '账号*',
  '＊ 账号',
  '账号（必填）',
  '账号(必填)：',
  '账号【必填】',
  '*Account',
  'Account * (required)',
  'Account [login]:',
])('marks and remarks around a column’s name are ignored: %s', (header) => {
  expect(columnPlaces(['', header])).toEqual({ account: 1 });
});

test.each(['(Account)', 'Account (old) name', 'Accounts', '*', '()', 'Account'.padEnd(101)])(
  'other texts name no column: %j',
  (header) => {
    expect(columnPlaces([header])).toEqual({});
  },
);

test('of duplicate names the first counts', () => {
  expect(columnPlaces(['Account', '账号*', 'Name'])).toEqual({ account: 0, name: 2 });
});

test('the longest cells are compared at once', async () => {
  const cells = ['*', '(', ' :', '【', '(*'].map((mark) => `a${mark.repeat(16_000)}b`);
  expect(await answersSoon(1000, async () => columnPlaces(cells))).toEqual({});
});

/** @jest-environment node */
import { readTexts } from '#testing/pages/readRows.ts';
import { writeSheet } from './writeSheet';

test('written cells can be read back', async () => {
  const rows = [
    ['Name', '账号'],
    ['<b>& "x"', 'اسم'],
    ['', 'in the second column'],
    ['_x0041_', '_x005F_x0041_'],
    ['👩‍💻', ' trimmed '],
  ];
  expect(await readTexts('members.xlsx', writeSheet(rows))).toEqual([
    ...rows.slice(0, 4),
    ['👩‍💻', 'trimmed'],
  ]);
  expect(writeSheet(rows)).toEqual(writeSheet(rows));
});

test('writes texts that look like formulas as texts', async () => {
  expect(await readTexts('members.xlsx', writeSheet([['=1+1', '+86', '-', '@a', 'a=b']]))).toEqual([
    ["'=1+1", "'+86", "'-", "'@a", 'a=b'],
  ]);
});

/** @jest-environment node */
import { cellFormat, numberText } from './numberText';

const BUILT_IN = undefined;

test.each([
  ['an exponent', '1.3800000001E10', '13800000001'],
  ['a zero fraction', ' 138.0 ', '138'],
  ['the largest exact integer', '9007199254740991', '9007199254740991'],
  ['an identity card number of 18 digits', '320102199001011234', '320102199001011234'],
  ['nothing', ' ', ''],
  ['a word', ' n/a ', 'n/a'],
  ['a number beyond the range of doubles', '1E999', '1E999'],
])('%s', (_about, written, shown) => {
  expect(numberText(written)).toBe(shown);
});

test.each([
  ['a built-in date', 14, BUILT_IN, 46037, '2026-01-15'],
  ['a built-in time', 20, BUILT_IN, 46037.5, '12:00'],
  ['a time with seconds', 21, BUILT_IN, 0.500011574, '12:00:01'],
  ['a date format with a part of a day only', 14, BUILT_IN, 0.25, '06:00'],
  ['the first day', 14, BUILT_IN, 1, '1900-01-01'],
  ['the day before it, as spreadsheet programs show it', 14, BUILT_IN, 0, '1900-01-00'],
  ['the leap day of 1900, as they show it', 14, BUILT_IN, 60, '1900-02-29'],
  ['midnight', 20, BUILT_IN, 0, '00:00'],
  ['a Chinese date', 164, 'yyyy"年"m"月"d"日"', 46037, '2026-01-15'],
  ['a length of time', 164, '[h]:mm', 0.25, '06:00'],
  ['a length of more than a day', 164, '[h]:mm', 1.5, '36:00'],
  ['a built-in length of more than a day', 46, BUILT_IN, 1.500011574, '36:00:01'],
  ['a length in minutes', 164, '[Red][mm]:ss', 1.5, '2160:00'],
  ['a time with quoted separators', 164, 'h":"mm":"ss', 0.101388888888889, '02:26'],
  ['a time with quoted units', 164, 'h"时"mm"分"', 0.643055555555556, '15:26'],
  ['a time with an escaped unit', 164, 'h\\hmm', 0.643055555555556, '15:26'],
  ['a time without separators', 164, 'hhmm', 0.643055555555556, '15:26'],
  ['minutes and seconds', 164, 'mm"m"ss', 0.000694444444444, '00:01'],
  ['a time with noon', 164, 'h:mm" "AM/PM', 0.643055555555556, '15:26'],
  ['a month in digits', 164, 'mm', 46037, '46037'],
  ['a scientific number', 164, '0.00E+00', 46037, '46037'],
  ['a word that is no date', 164, 'Standard', 46037, '46037'],
  ['leading zeros', 164, '00000', 6083, '06083'],
  ['a prefix', 164, '"E"0000000', 6083, 'E0006083'],
  ['groups of digits', 164, '000-0000-0000', 13800000001, '138-0000-0001'],
  ['a negative number', 164, '0000', -7, '-0007'],
  ['an optional digit before the zeros', 164, '[Red]##0000', 7, '0007'],
  ['a prefix before any number', 164, '"E"General', 6083, 'E6083'],
  ['the general format as WPS names it', 164, '"E"G/通用格式', 6083, 'E6083'],
  ['a prefix before optional digits', 164, '"EMP"#', 6083, 'EMP6083'],
  ['a prefix, optional digits and zeros', 164, '"EMP"?#000', 42, 'EMP042'],
  ['the second section is ignored', 164, '"a;"000;"b"000', 7, 'a;007'],
])('%s', (_about, id, code, value, shown) => {
  expect(numberText(String(value), cellFormat(id, code, false))).toBe(shown);
});

test('a workbook with days from 1904 shows the same dates for its own serial numbers', () => {
  const { number } = cellFormat(14, undefined, true);
  expect(number?.(46037 - 1462)).toBe('2026-01-15');
  expect(number?.(0)).toBe('1904-01-01');
  expect(number?.(60)).toBe('1904-03-01');
});

test.each([
  ['a single zero', '0'],
  ['an amount', '#,##0'],
  ['a fraction', '0000.0'],
  ['a condition', '[>9]000'],
  ['text', '@'],
  ['optional digits', '#'],
  ['optional digits after zeros', '0##'],
  ['an unclosed quotation', '"0'],
])('a format that does not change an identifier has no effect: %s', (_about, code) => {
  const format = cellFormat(164, code, false);
  expect(numberText('6083', format)).toBe('6083');
});

test.each([
  ['a text before', '"E"@', 'Eada'],
  ['a text after', '@"@corp.example"', 'ada@corp.example'],
  ['characters that stand for themselves', '\\E-@', 'E-ada'],
  ['the section for texts', '0;-0;0;"; "@', '; ada'],
  ['no section for texts', '"E"0000', 'ada'],
  ['a section that hides texts', '0;;;', 'ada'],
])('a text shows %s', (_about, code, shown) => {
  expect(cellFormat(164, code, false).text?.('ada') ?? 'ada').toBe(shown);
});

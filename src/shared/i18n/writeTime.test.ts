import { writeTime } from './writeTime';

const AT = new Date(2026, 10, 23, 0, 45, 13).getTime();

test.each([
  ['ar_SA', /^23\/11\/2026، 12:45:13\u00a0ص$/],
  // Locale data differ between engines.
  ['ko_KR', /^26\. 11\. 23\. (?:오전|AM)\u00a012:45:13$/],
  ['de_DE', /^23\.11\.26, 00:45:13$/],
] as const)('in %s a time and its AM/PM stay on one line', (locale, text) => {
  // Ignore direction marks.
  expect(writeTime(locale, AT, 'exact').replace(/[\u200e\u200f]/g, '')).toMatch(text);
});

test.each([
  ['de_DE', 'time', '00:45'],
  ['de_DE', 'moment', '23. November 2026 um 00:45\u00a0Uhr'],
  ['pl_PL', 'moment', '23 listopada 2026 o 00:45'],
] as const)('formats with the requested detail: %s %s', (locale, form, text) => {
  expect(writeTime(locale, AT, form)).toBe(text);
});

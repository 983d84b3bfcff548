import { writeTime } from './writeTime';

const AT = new Date(2026, 10, 23, 0, 45, 13).getTime();

test.each([
  ['ar_SA', /^23\/11\/2026، 12:45:13\u00a0ص$/],
  // Data of languages differ between engines.
  ['ko_KR', /^26\. 11\. 23\. (?:오전|AM)\u00a012:45:13$/],
  ['de_DE', /^23\.11\.26, 00:45:13$/],
] as const)('in %s a time and its half of the day stay in one line', (locale, text) => {
  // Marks of direction are of no matter here.
  expect(writeTime(locale, AT, 'exact').replace(/[\u200e\u200f]/g, '')).toMatch(text);
});

test.each([
  ['time', '00:45'],
  ['moment', '23. November 2026 um 00:45'],
] as const)('tells as much as is wanted: %s', (form, text) => {
  expect(writeTime('de_DE', AT, form)).toBe(text);
});

/** @jest-environment node */
import stringCases from '#testing/cases/strings.json';
import { caseText } from '#testing/cases/caseText.ts';
import { displayText } from './displayText';
import { soon } from '#testing/helpers/soon.ts';

/** The cases whose display differs from their value. */
const CHANGED: Record<string, string> = {
  empty: 'fallback',
  nbsp: 'fallback',
  surrogate: '\ufffd',
  ctl: 'a[31mred[0m',
  ls: 'a b c',
  nl: 'a b c',
  'bidi-isolate': '\u2066\u2067\u2068abc\u2069\u2069\u2069',
  'long-cjk': `${'长'.repeat(199)}…`,
  'long-nbsp': `${'a\u00a0'.repeat(99)}a…`,
};

it.each(stringCases.map((one) => [one.id, one] as const))('shows %s', (id, one) => {
  const changed = Object.hasOwn(CHANGED, id) ? CHANGED[id] : undefined;
  expect(displayText(caseText(one), 'fallback')).toBe(changed ?? caseText(one));
});

it.each([
  undefined,
  '\u200b\u2060\ufeff',
  '\u3000\t\n',
  '\u0007',
  '\u3164',
  '\u2800',
  '\u2066\u2069',
])('shows the fallback for %j', (value) => expect(displayText(value, 'fallback')).toBe('fallback'));

it('replaces a line break or tab by one space', () =>
  expect(displayText('a\r\nb\tc\u0085d\ve\ff\rg', '')).toBe('a b c d e f g'));

it('cuts whole graphemes and counts the ellipsis', () => {
  const family = '👨‍👩‍👧‍👦';
  expect(displayText(family.repeat(4), '', 4)).toBe(family.repeat(4));
  expect(displayText(family.repeat(5), '', 4)).toBe(`${family.repeat(3)}…`);
  expect(displayText('e\u0301e\u0301e\u0301', '', 2)).toBe('e\u0301…');
});

it('cuts an extremely long grapheme quickly', () => {
  const long = `a${'\u0301'.repeat(2_000_000)}`;
  const text = soon(200, () => displayText(long, ''));
  expect(text.length).toBeLessThan(200 * 17);
  expect(text.endsWith('…')).toBe(true);
});

it('counts the ellipsis also after a long run of invisible characters', () =>
  expect(displayText(`abcd${'\u0000'.repeat(100)}`, '', 4)).toBe('abc…'));

it('closes what the cut left open', () =>
  expect(displayText('\u202eabcdef', '', 4)).toBe('\u202eab…\u202c'));

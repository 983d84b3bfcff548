/** @jest-environment node */
import type { PhraseKey, Phrases } from '#translations/phrases.ts';
import type { Locale } from './locales';
import { pluralCategories, polyglotFormatter } from './polyglotFormatter';

/** Formats one phrase of a locale. */
function formatted(
  locale: Locale,
  phrase: string,
  parameters: Record<string, string | number> = {},
): string {
  const key: PhraseKey = 'common.cancel';
  return polyglotFormatter(locale, { [key]: phrase } as Phrases)(key, parameters);
}

const TWO = ['one', 'other'];
const THREE = ['one', 'few', 'many'];

test.each<[Locale, string[]]>([
  ['zh_CN', ['other']],
  ['ja_JP', ['other']],
  ['ko_KR', ['other']],
  ['en_US', TWO],
  ['de_DE', TWO],
  ['tr_TR', TWO],
  ['es_ES', TWO],
  ['fr_FR', TWO],
  ['pt_BR', TWO],
  ['ru_RU', THREE],
  ['pl_PL', THREE],
  ['ar_SA', ['zero', 'one', 'two', 'few', 'many', 'other']],
])('%s uses its own plural forms', (locale, forms) => {
  expect(pluralCategories(locale)).toEqual(forms);
});

const FORMS = ['a', 'b', 'c', 'd', 'e', 'f'];

test.each<[Locale, [count: number, form: string][]]>([
  [
    'zh_CN',
    [
      [0, 'a'],
      [1, 'a'],
      [1_000_000, 'a'],
    ],
  ],
  [
    'en_US',
    [
      [0, 'b'],
      [1, 'a'],
      [2, 'b'],
      [-1, 'a'],
    ],
  ],
  [
    'fr_FR',
    [
      [0, 'a'],
      [1, 'a'],
      [2, 'b'],
      [1_000_000, 'b'],
    ],
  ],
  [
    'ru_RU',
    [
      [1, 'a'],
      [2, 'b'],
      [5, 'c'],
      [11, 'c'],
      [21, 'a'],
      [1.5, 'c'],
    ],
  ],
  [
    'ar_SA',
    [
      [0, 'a'],
      [1, 'b'],
      [2, 'c'],
      [3, 'd'],
      [11, 'e'],
      [100, 'f'],
    ],
  ],
])('%s chooses the form of a count', (locale, expected) => {
  const forms = FORMS.slice(0, pluralCategories(locale).length).join(' |||| ');
  expect(
    expected.map(([count]) => [count, formatted(locale, forms, { smart_count: count })]),
  ).toEqual(expected);
});

test.each<[Locale, string]>([
  ['en_US', '12,345 of 1,000'],
  ['de_DE', '12.345 of 1.000'],
  ['fr_FR', '12\u202f345 of 1\u202f000'],
  ['ar_SA', '12,345 of 1,000'],
])('%s groups the digits of counts and numbers', (locale, text) => {
  const phrase = '%{smart_count} of %{total}';
  const forms = pluralCategories(locale)
    .map(() => phrase)
    .join(' |||| ');
  expect(formatted(locale, forms, { smart_count: 12_345, total: 1000 })).toBe(text);
});

test('a text that runs against a sentence is isolated; alone or in its own direction it is not', () => {
  expect(formatted('en_US', 'Hello %{name}', { name: 'سارة' })).toBe('Hello \u2068سارة\u2069');
  expect(formatted('en_US', '%{name}', { name: 'سارة' })).toBe('سارة');
  expect(formatted('en_US', 'Hello %{name}', { name: 'Sara' })).toBe('Hello Sara');
  expect(formatted('ar_SA', 'مرحبا %{name}', { name: 'Sara' })).toBe('مرحبا \u2068Sara\u2069');
});

test.each(['%{name}', '$&', 'a |||| b', '<b>', '__proto__'])(
  'a parameter is shown as it is: %s',
  (name) => {
    expect(formatted('en_US', 'Hello %{name}.', { name })).toBe(`Hello ${name}.`);
  },
);

test('an unknown key shows nothing', () => {
  const format = polyglotFormatter('en_US', {} as Phrases) as (
    key: string,
    values: object,
  ) => string;
  expect(format('no.such.key', {})).toBe('');
});

import { render } from '@testing-library/react';
import { languageTag, localeIds, locales } from './locales';
import type { Locale } from './locales';
import { loadPhrases, phrasesOf } from './messageCatalog';
import { richPhrase } from './richPhrase';
import { createTranslator } from './translator';

beforeAll(async () => void (await Promise.all(localeIds.map(loadPhrases))));

/** The noun after the count, by the language's grammar. */
const COUNTED: [Locale, number, string][] = [
  ['ru_RU', 1, '1 минуту'],
  ['ru_RU', 2, '2 минуты'],
  ['ru_RU', 5, '5 минут'],
  ['pl_PL', 22, '22 minuty'],
  ['ar_SA', 2, 'دقيقتان'],
  ['ar_SA', 3, '3 دقائق'],
  ['ar_SA', 100, '100 دقيقة'],
  ['zh_CN', 5, '5分钟'],
  ['en_US', 1, '1 minute'],
  ['fr_FR', 0, '0 minute'],
  ['de_DE', 12_345, '12.345 Minuten'],
];

test.each(COUNTED)('%s formats %i correctly: %s', (locale, count, words) => {
  const text = createTranslator(locale)('signIn.codeSent', { smart_count: count });
  expect(text).toContain(words);
  if (locale !== 'zh_CN')
    expect(text.slice(text.indexOf(words) + words.length)).not.toMatch(/^\p{L}/u);
  expect(text).not.toMatch(/\|\|\|\||%\{/);
});

test('a language whose phrases failed to load falls back to Chinese', () => {
  jest.isolateModules(() => {
    const fresh = jest.requireActual<{ phrasesOf: typeof phrasesOf }>('./messageCatalog');
    expect(fresh.phrasesOf('fr_FR')['common.cancel']).toBe(phrasesOf('zh_CN')['common.cancel']);
  });
});

test.each(localeIds)('%s puts elements in its own word order and loses no word', (locale) => {
  const link = (name: string) => <a href={`/${name}`}>{name}</a>;
  const elements = { serviceName: link('S$&'), privacyName: link('%{serviceName}') };
  const { container } = render(richPhrase(locale)('agreement.label', elements));
  const phrase = phrasesOf(locale)['agreement.label'];
  const expected = phrase
    .split('%{serviceName}')
    .join('S$&')
    .split('%{privacyName}')
    .join('%{serviceName}');
  expect(container).toHaveTextContent(expected, { normalizeWhitespace: false });
  expect(container.querySelectorAll('a')).toHaveLength(2);
});

test('only Arabic is right to left, and its tag names digits and calendar for numbers and dates', () => {
  expect(localeIds.filter((locale) => locales[locale].direction === 'rtl')).toEqual(['ar_SA']);
  expect(languageTag('ar_SA')).toBe('ar-SA');
  expect(new Intl.NumberFormat(locales.ar_SA.tag).format(59)).toBe('59');
  expect(new Intl.Locale(locales.ar_SA.tag)).toMatchObject({
    numberingSystem: 'latn',
    calendar: 'gregory',
  });
});

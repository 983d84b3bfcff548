import languageCases from '#testing/cases/sxzLang.json';
import { testEnvironment } from '#testing/render/testEnvironment.ts';
import { detectLocale, saveLocale, withLanguage } from './detectLocale';
import { localeIds } from './locales';

interface Sources {
  query?: string;
  cookie?: string;
  oldCookie?: string;
  storage?: string;
}

function browserWith({ query, cookie, oldCookie, storage }: Sources) {
  const address = query === undefined ? '/' : `/?sxz-lang=${encodeURIComponent(query)}`;
  const environment = testEnvironment({ address });
  if (cookie !== undefined) environment.cookies.set('sxz_lang', cookie);
  if (oldCookie !== undefined) environment.cookies.set('lang', oldCookie);
  if (storage !== undefined) environment.localStorage.set('sxz_lang', storage);
  return environment;
}

test.each<[string, Sources, string]>([
  [
    'the address bar first',
    { query: 'fr_FR', cookie: 'ru_RU', oldCookie: 'de_DE', storage: 'pl_PL' },
    'fr_FR',
  ],
  ['then the cookie', { cookie: 'ru_RU', oldCookie: 'de_DE', storage: 'pl_PL' }, 'ru_RU'],
  ['then the older cookie', { oldCookie: 'de_DE', storage: 'pl_PL' }, 'de_DE'],
  ['then storage', { storage: 'pl_PL' }, 'pl_PL'],
  ['then Chinese', {}, 'zh_CN'],
])('reads %s', (_goal, sources, expected) => {
  expect(detectLocale(browserWith(sources))).toBe(expected);
});

describe.each(
  languageCases.map(({ value, means }) => [JSON.stringify(value), value, means] as const),
)('the value %s', (_title, value, means) => {
  test.each(['query', 'cookie', 'oldCookie', 'storage'] as const)(
    `of %s ${means === null ? 'is skipped' : `means ${means}`}`,
    (source) => {
      expect(detectLocale(browserWith({ [source]: value }))).toBe(means ?? 'zh_CN');
    },
  );

  if (means !== null) return;
  test('falls through to the next source', () => {
    expect(detectLocale(browserWith({ query: value, cookie: value, oldCookie: 'tr_TR' }))).toBe(
      'tr_TR',
    );
  });
});

test('a language given twice in the address is ignored', () => {
  const environment = testEnvironment({ address: '/?sxz-lang=fr_FR&sxz-lang=ru_RU' });
  expect(detectLocale(environment)).toBe('zh_CN');
});

test.each(localeIds)('%s, once chosen, is what the next page finds', (locale) => {
  const environment = browserWith({ cookie: 'en_US', storage: 'en_US' });
  saveLocale(environment, locale);
  expect(environment.cookies.get('sxz_lang')).toBe(locale);
  expect(environment.localStorage.get('sxz_lang')).toBe(locale);
  expect(detectLocale(environment)).toBe(locale);
});

test('a choice replaces the language in the address, so that a reload does not undo it', () => {
  window.history.replaceState(null, '', '/?sxz-lang=en_US&tenant_id=a');
  saveLocale(testEnvironment(), 'ja_JP');
  expect(location.search).toBe('?sxz-lang=ja_JP&tenant_id=a');
  window.history.replaceState(null, '', '/');
});

test('a link carries the language beside its own parameters', () => {
  expect(withLanguage('/service', 'ar_SA')).toBe('/service?sxz-lang=ar_SA');
  expect(withLanguage('/help.htm?type=phone', 'ar_SA')).toBe('/help.htm?type=phone&sxz-lang=ar_SA');
});

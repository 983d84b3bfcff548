/** @jest-environment node */
import languageCases from '#testing/cases/sxzLang.json';
import { pageFile, pageFiles, requestedLocale, requestedPage } from './languagePages';

const HELP = '/commonUsage/failReceiveVerificationCode.htm';

it('has a file for each page and language, the default one under the plain name', () => {
  const home = requestedPage('/', '/');
  expect([pageFile(home, 'zh_CN'), pageFile(home, 'ar_SA')]).toEqual([
    '/index.html',
    '/index.ar_SA.html',
  ]);
  expect(new Set(pageFiles).size).toBe(pageFiles.length);
});

it.each([
  ['/login/index', '', '/login/index'],
  ['/join', '?type=email', '/join'],
  [HELP, '', '/commonUsage/phone'],
  [HELP, '?type=email', '/commonUsage/email'],
  [HELP, '?TYPE=email&type=phone', '/commonUsage/email'],
  [HELP, '?type=', '/commonUsage/phone'],
  ['/unknown', '?type=email', '/404'],
])('%s%s is answered with %s', (path, query, file) =>
  expect(requestedPage(path, path + query).file).toBe(file),
);

it.each<[string, string | undefined, string]>([
  ['/login/index', undefined, 'zh_CN'],
  ['/login/index?sxz-lang=de_DE', 'sxz_lang=ja_JP', 'de_DE'],
  ['/login/index?a=1&sxz-lang=ar_SA&b=2', undefined, 'ar_SA'],
  ['/login/index?x-sxz-lang=ar_SA', undefined, 'zh_CN'],
  ['/login/index?sxz-lang=xx_XX', 'sxz_lang=ja_JP', 'ja_JP'],
  ['/login/index', 'a=b; sxz_lang=ko_KR', 'ko_KR'],
  ['/login/index', 'lang=tr_TR', 'tr_TR'],
  ['/login/index', 'lang=tr_TR;sxz_lang=ru_RU', 'ru_RU'],
  ['/login/index', 'old_lang=tr_TR', 'zh_CN'],
  ['/login/index', 'sxz_lang=tr_TRX', 'zh_CN'],
])('%s with the cookie %s is answered in %s', (target, cookie, locale) =>
  expect(requestedLocale(target, cookie)).toBe(locale),
);

/**
 * A host sees what the browser sends and does not recognise a language in escaped parameters and
 * cookies.
 */
const sentPlainly = languageCases.filter(({ value }) => encodeURIComponent(value) === value);

it.each(sentPlainly)('the host recognises $value as the app does', ({ value, means }) => {
  expect(requestedLocale(`/login/index?sxz-lang=${value}`, 'sxz_lang=ko_KR')).toBe(
    means ?? 'ko_KR',
  );
  expect(requestedLocale('/login/index', `sxz_lang=${value}; lang=ko_KR`)).toBe(means ?? 'ko_KR');
  expect(requestedLocale('/login/index', `lang=${value}`)).toBe(means ?? 'zh_CN');
});

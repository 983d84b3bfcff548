/** @jest-environment node */
import languageCases from '#testing/cases/sxzLang.json';
import { signInPage } from '#scripts/serve/languagePages.ts';
import type { Locale } from '#shared/i18n/localeIds.ts';
import { languageMaps } from './nginxMaps';

/** Evaluates one `map` of nginx: the first regular expression that matches wins. */
function readMap(name: string): (input: string) => string {
  const block =
    languageMaps()
      .split(/^map /m)
      .find((part) => part.includes(` ${name} {`)) ?? '';
  const rows = [...block.matchAll(/^ {2}"~(\*?)(.*)" (\S+);$/gm)].map(
    ([, fold = '', source = '', result = '']) => ({
      match: new RegExp(source, fold === '' ? '' : 'i'),
      result,
    }),
  );
  const rest = /^ {2}default (\S+);$/m.exec(block)?.[1] ?? '';
  return (input) => {
    for (const { match, result } of rows) {
      const found = match.exec(input);
      if (found)
        return result === '$academy_locale' ? (found.groups?.['academy_locale'] ?? '') : result;
    }
    return rest === '""' ? '' : rest;
  };
}

const askedBy = readMap('$academy_asked');
const pageFor = readMap('$academy_sign_in');
const fileFor = (query: string, cookie = '', oldCookie = '') =>
  pageFor(`${askedBy(query)};${cookie};${oldCookie}`);

const sentPlainly = languageCases.filter(({ value }) => encodeURIComponent(value) === value);

it.each(sentPlainly)('nginx chooses the page of $value as the app does', ({ value, means }) => {
  const page = signInPage((means ?? 'ko_KR') as Locale);
  expect(fileFor(`sxz-lang=${value}`, 'ko_KR')).toBe(page);
  expect(fileFor('', value, 'ko_KR')).toBe(page);
  expect(fileFor('', 'nl', value)).toBe(means === null ? signInPage('zh_CN') : page);
});

it('matches only the exact name of the parameter', () => {
  expect(fileFor('SXZ-LANG=de_DE', 'ko_KR')).toBe(signInPage('ko_KR'));
});

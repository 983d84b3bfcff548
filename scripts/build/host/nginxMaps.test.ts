/** @jest-environment node */
import { readFileSync } from 'node:fs';
import languageCases from '#testing/cases/sxzLang.json';
import { languageSuffix } from '#scripts/serve/languagePages.ts';
import type { Locale } from '#shared/i18n/localeIds.ts';
import { nginxConf } from './nginxConf';

const conf = nginxConf(readFileSync('deploy/nginx.conf.template', 'utf8'), {
  headers: {},
  largestBody: 6,
});

/** Evaluates one `map` of nginx: the first regular expression that matches wins. */
function readMap(name: string): (input: string) => string {
  const block = conf.split(/^map /m).find((part) => part.includes(` ${name} {`)) ?? '';
  const rows = [...block.matchAll(/^ {2}"~(\*?)(.*)" "?([^\s"]+)"?;$/gm)].map(
    ([, fold = '', source = '', result = '']) => ({
      match: new RegExp(source, fold === '' ? '' : 'i'),
      result,
    }),
  );
  const rest = /^ {2}default "?([^\s"]*)"?;$/m.exec(block)?.[1] ?? '';
  return (input) => {
    for (const { match, result } of rows) {
      const found = match.exec(input);
      if (found)
        return result === '$academy_locale' ? (found.groups?.['academy_locale'] ?? '') : result;
    }
    return rest;
  };
}

const askedBy = readMap('$academy_asked');
const languageFor = readMap('$academy_language');
const endFor = (query: string, cookie = '', oldCookie = '') =>
  languageFor(`${askedBy(query)};${cookie};${oldCookie}`);

const endOf = (locale: Locale) => `${languageSuffix(locale)}.html`;

const sentPlainly = languageCases.filter(({ value }) => encodeURIComponent(value) === value);

it.each(sentPlainly)('nginx chooses the language of $value as the app does', ({ value, means }) => {
  const end = endOf((means ?? 'ko_KR') as Locale);
  expect(endFor(`sxz-lang=${value}`, 'ko_KR')).toBe(end);
  expect(endFor('', value, 'ko_KR')).toBe(end);
  expect(endFor('', 'nl', value)).toBe(means === null ? endOf('zh_CN') : end);
});

it('matches only the exact name of the parameter', () => {
  expect(endFor('SXZ-LANG=de_DE', 'ko_KR')).toBe(endOf('ko_KR'));
});

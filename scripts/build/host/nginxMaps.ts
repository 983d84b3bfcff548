import { DATA_POLICY } from '#lib/url/answerHeaders.ts';
import { cacheRules, ERROR_CACHE, METHODS } from '#scripts/serve/hostRules.ts';
import { localeSpelling } from '#lib/text/localeSpelling.ts';
import { notFoundPage, prerenderedPages } from '#app/first-paint/prerenderedPages.ts';
import type { PrerenderedPage } from '#app/first-paint/prerenderedPages.ts';
import { localeIds } from '#shared/i18n/localeIds.ts';
import {
  LANGUAGE_COOKIES,
  LANGUAGE_PARAMETER,
  languageSuffix,
} from '#scripts/serve/languagePages.ts';
import { pattern, quoted } from './nginxText';

/** An exact value as a row's pattern: nginx compares plain ones without regard to case. */
const exactly = (text: string): string => pattern(`~^${text.replaceAll('.', '\\.')}$`);

/** Chooses the page by path and parameter, as `requestedPage` does. */
export function pageMaps(): string {
  const selected = prerenderedPages.filter(({ parameter }) => parameter !== undefined);
  const variable = ({ file }: PrerenderedPage) => `$academy${file.replaceAll('/', '_')}`;
  const plain = prerenderedPages.filter(({ parameter }) => parameter === undefined);
  const rows = plain.flatMap((page) => {
    if (page.path === undefined) return [];
    const other = selected.find(({ path }) => path === page.path);
    return [`  ${exactly(page.path)} ${other === undefined ? page.file : variable(other)};`];
  });
  return [
    ...selected.flatMap(({ path, parameter: [name, value] = ['', ''], file }) => [
      `map $arg_${name} ${variable({ path, file })} {`,
      `  ${exactly(value)} ${file};`,
      `  default ${plain.find((page) => page.path === path)?.file ?? notFoundPage.file};`,
      '}',
      '',
    ]),
    'map $uri $academy_page {',
    ...rows,
    `  default ${notFoundPage.file};`,
    '}',
  ].join('\n');
}

/**
 * Chooses the language of a page's file by query and cookies, as `requestedLocale` does. Both are
 * joined with semicolons, which cookies cannot contain.
 */
export function languageMaps(): string {
  const asked =
    '"~(?:^|&)' + LANGUAGE_PARAMETER + '=(?<academy_locale>[A-Za-z_-]+)(?:&|$)" $academy_locale;';
  const places = ['^', '^[^;]*;', '^[^;]*;[^;]*;'];
  const rows = places.flatMap((before) =>
    localeIds.map(
      (id) => `  "~*${before}${localeSpelling(id)}(?:;|$)" "${languageSuffix(id)}.html";`,
    ),
  );
  const cookies = LANGUAGE_COOKIES.map((name) => `$cookie_${name}`).join(';');
  return [
    'map $args $academy_asked {',
    `  ${asked}`,
    '  default "";',
    '}',
    '',
    `map "$academy_asked;${cookies}" $academy_language {`,
    ...rows,
    '  default ".html";',
    '}',
  ].join('\n');
}

/** How long an answer may be cached. The services set this themselves. */
export function cacheMap(): string {
  const rows = cacheRules.map(
    ({ pattern: file, value }) =>
      `  ${pattern(`~^(?:200|304) ${file.startsWith('^') ? file.slice(1) : `.*${file}`}`)} ${quoted(value)};`,
  );
  return [
    'map "$status $uri" $academy_cache {',
    '  "~^\\d+ /api/" "";',
    ...rows,
    `  default ${quoted(ERROR_CACHE)};`,
    '}',
  ].join('\n');
}

/** The host that was asked for, with its port: services compare it with the origin of a page. nginx's `$host` has none. */
export const hostMap = [
  'map $http_host $academy_host {',
  '  "" $host;',
  '  default $http_host;',
  '}',
].join('\n');

/** The methods that a path supports, for an answer to an unsupported one. */
export function allowMap(): string {
  return [
    'map "$status $uri" $academy_allow {',
    '  "~^\\d+ /api/" "";',
    `  "~^405 " ${quoted(METHODS.join(', '))};`,
    '  default "";',
    '}',
  ].join('\n');
}

/**
 * The content security policy. Answers of the services are data, whatever their media type (P30).
 * @param ofPages the policy of all other answers
 */
export function policyMap(ofPages: string): string {
  return [
    'map "$uri" $academy_policy {',
    `  "~^/api/" ${quoted(DATA_POLICY)};`,
    `  default ${quoted(ofPages)};`,
    '}',
  ].join('\n');
}

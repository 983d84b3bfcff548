import { localeSpelling } from '#lib/text/localeSpelling.ts';
import { notFoundPage, prerenderedPages } from '#app/first-paint/prerenderedPages.ts';
import type { PrerenderedPage } from '#app/first-paint/prerenderedPages.ts';
import { localeIds } from '#shared/i18n/localeIds.ts';
import { languageSuffix } from '#scripts/serve/languagePages.ts';

/** An exact value as a row's pattern: nginx compares plain ones without regard to case. */
const exactly = (text: string): string => `"~^${text.replaceAll('.', '\\.')}$"`;

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
 * The rows that choose the language of a page's file by query and cookies, as `requestedLocale`
 * does. The input has the three names in their order, separated by semicolons.
 */
export function languageRows(): string {
  const places = ['^', '^[^;]*;', '^[^;]*;[^;]*;'];
  return places
    .flatMap((before) =>
      localeIds.map(
        (id) => `  "~*${before}${localeSpelling(id)}(?:;|$)" "${languageSuffix(id)}.html";`,
      ),
    )
    .join('\n');
}

import { localeSpelling } from '#lib/text/localeSpelling.ts';
import { notFoundPage, pathPattern, prerenderedPages } from '#app/first-paint/prerenderedPages.ts';
import type { PrerenderedPage } from '#app/first-paint/prerenderedPages.ts';
import { localeIds } from '#shared/i18n/localeIds.ts';
import { languageSuffix } from '#scripts/serve/languagePages.ts';

/**
 * Chooses the page by path and parameter, as `requestedPage` does; nothing for an unknown path.
 * @param name begins the names of the variables
 */
export function pageMaps(name: string): string {
  const pages = prerenderedPages.filter(({ parameter }) => parameter !== undefined);
  const variable = ({ file }: PrerenderedPage) => `$${name}${file.replaceAll('/', '_')}`;
  const plain = prerenderedPages.filter(({ parameter }) => parameter === undefined);
  const rows = plain.flatMap((page) => {
    if (page.path === undefined) return [];
    const other = pages.find(({ path }) => path === page.path);
    return [
      `  "~*${pathPattern(page.path)}" ${other === undefined ? page.file : variable(other)};`,
    ];
  });
  return [
    ...pages.flatMap(({ path, parameter: [argument, value] = ['', ''], file }) => [
      `map $arg_${argument} ${variable({ path, file })} {`,
      `  "~^${value}$" ${file};`,
      `  default ${plain.find((page) => page.path === path)?.file ?? notFoundPage.file};`,
      '}',
      '',
    ]),
    `map $uri $${name}_page {`,
    ...rows,
    '  default "";',
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

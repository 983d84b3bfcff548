import { pathPattern, prerenderedPages, SIGN_IN_PATH } from '#app/first-paint/prerenderedPages.ts';
import type { PrerenderedPage } from '#app/first-paint/prerenderedPages.ts';

/** A query in which the parameter has the value and occurs once, as `singleParameter` reads it. */
const queryWith = ([name, value]: readonly [name: string, value: string]): string =>
  `\\?(?!.*\\b${name}=.*\\b${name}=)(?:.*&)?${name}=${value}(?:&|$)`;

/** The spellings of a path, followed by a query. */
const before = (path: string): string => pathPattern(path).replace(/\$$/, '(?=\\?|$)');

/**
 * The visits whose first render equals the markup of a page: the source of a regular expression for
 * path and query.
 */
export function fittingVisits({ path, parameter }: PrerenderedPage): string {
  // The spelling that the page has elsewhere costs its few bytes least.
  if (path === SIGN_IN_PATH) return `^[^?]*${path}`;
  if (path === undefined) {
    const visits = prerenderedPages.flatMap((page) =>
      page.path === undefined || page.path === SIGN_IN_PATH ? [] : before(page.path),
    );
    return `^(?![^?]*${pathPattern(SIGN_IN_PATH)})(?!${[...new Set(visits)].join('|')})`;
  }
  const other = prerenderedPages.find((page) => page.path === path && page.parameter)?.parameter;
  const query =
    parameter !== undefined
      ? queryWith(parameter)
      : other === undefined
        ? ''
        : `(?!.*${queryWith(other)})`;
  return before(path) + query;
}

import { prerenderedPages, SIGN_IN_PATH } from '#app/first-paint/prerenderedPages.ts';
import type { PrerenderedPage } from '#app/first-paint/prerenderedPages.ts';

const escaped = (text: string): string => text.replaceAll('.', '\\.');

/** A query in which the parameter has the value and occurs once, as `singleParameter` reads it. */
const queryWith = ([name, value]: readonly [name: string, value: string]): string =>
  `\\?(?!.*\\b${name}=.*\\b${name}=)(?:.*&)?${name}=${value}(?:&|$)`;

/**
 * The visits whose first render equals the markup of a page: the source of a regular expression for
 * path and query. Hosts and the app read addresses a little differently, so that a host may answer
 * with a page that the app would not show.
 */
export function fittingVisits({ path, parameter }: PrerenderedPage): string {
  // The dialog opens wherever the path contains this one (`signInPath.ts`).
  if (path === SIGN_IN_PATH) return `^[^?]*${path}`;
  if (path === undefined) {
    const known = prerenderedPages.flatMap((page) => page.path ?? []).map(escaped);
    return `^(?![^?]*${SIGN_IN_PATH})(?!(?:${[...new Set(known)].join('|')})/?(?:\\?|$))`;
  }
  const other = prerenderedPages.find((page) => page.path === path && page.parameter)?.parameter;
  if (parameter !== undefined) return `^${escaped(path)}${queryWith(parameter)}`;
  return `^${other === undefined ? '' : `(?!.*${queryWith(other)})`}${escaped(path)}(?:\\?|$)`;
}

import type { Environment } from '../environment/environment';

/** webpack's hash of the whole build; outside of one there is none. */
declare const __webpack_hash__: string | undefined;

const KEY = 'reloadedForBuild';

/** Which build this page came from; a release has another one. */
function buildId(): string {
  return typeof __webpack_hash__ === 'string' ? __webpack_hash__ : 'development';
}

/**
 * Loads the page anew because a part of its build is gone, most likely after a release. Once in a tab for each
 * build: when the new page has the same hole, loading it again would never end. A tab that keeps nothing could not
 * know, and stays.
 * @returns whether the page is being loaded
 */
export function reloadOnce({ session, reload }: Pick<Environment, 'session' | 'reload'>): boolean {
  if (session.get(KEY) === buildId() || !session.set(KEY, buildId())) return false;
  reload();
  return true;
}

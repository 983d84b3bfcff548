import { isOnline } from '../../api/isOnline';
import type { Environment } from '../environment/environment';
import { RELOADED_KEY } from './reloadedKey';

/** Which build this page came from; a release has another one. Put in by the build. */
declare const BUILD_ID: string;

/**
 * Loads the page anew because a part of its build is gone, most likely after a release. Once in a tab for each
 * build: when the new page has the same hole, loading it again would never end. A tab that keeps nothing could not
 * know, and stays; so does one that is offline: nothing would come in its place.
 * @returns whether the page is being loaded
 */
export function reloadOnce({ session, reload }: Pick<Environment, 'session' | 'reload'>): boolean {
  if (!isOnline() || session.get(RELOADED_KEY) === BUILD_ID || !session.set(RELOADED_KEY, BUILD_ID)) return false;
  reload();
  return true;
}

import type { Environment } from '#shared/browser/environment.ts';
import { RELOADED_BUILD_KEY } from '#shared/storage/keys.ts';

/** Which build this page came from; a release has another one. Put in by the build. */
declare const BUILD_ID: string;

type Reloading = Pick<Environment, 'sessionStorage' | 'reload' | 'serverAnswers'>;

/**
 * Loads the page anew because a part of its build is gone, most likely after a release. Once in a tab for each
 * build: when the new page has the same hole, loading it again would never end. A tab that keeps nothing could not
 * know, and stays; so does one whose server does not answer: nothing would come in its place.
 * @returns whether the page is being loaded
 */
export async function reloadOnce({
  sessionStorage: session,
  reload,
  serverAnswers,
}: Reloading): Promise<boolean> {
  if (session.get(RELOADED_BUILD_KEY) === BUILD_ID || !(await serverAnswers())) return false;
  if (!session.set(RELOADED_BUILD_KEY, BUILD_ID)) return false;
  reload();
  return true;
}

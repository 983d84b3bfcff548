import type { Environment } from '#shared/browser/environment.ts';
import { RELOADED_BUILD_KEY } from '#shared/storage/keys.ts';

/** The id of this page's build, inserted by the build; each release has another one. */
declare const BUILD_ID: string;

type Reloading = Pick<Environment, 'sessionStorage' | 'reload' | 'serverAnswers'>;

/**
 * Reloads the page when a part of its build is gone, most likely after a release. Once per tab and
 * build, so that it cannot loop when the new page has the same gap. A tab without storage cannot
 * detect the loop and does not reload. Nor does one whose server does not answer, because the page
 * would be lost.
 * @returns whether the page is reloading
 */
export async function reloadOnce({
  sessionStorage,
  reload,
  serverAnswers,
}: Reloading): Promise<boolean> {
  if (sessionStorage.get(RELOADED_BUILD_KEY) === BUILD_ID || !(await serverAnswers())) return false;
  if (!sessionStorage.set(RELOADED_BUILD_KEY, BUILD_ID)) return false;
  reload();
  return true;
}

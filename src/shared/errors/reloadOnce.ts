import type { Environment } from '#shared/browser/environment.ts';
import { read, save } from '#shared/storage/storedValues.ts';

/** The id of this page's build, inserted by the build; each release has another one. */
declare const BUILD_ID: string;

type ReloadablePage = Pick<Environment, 'sessionStorage' | 'reload' | 'serverAnswers'>;

/**
 * Reloads the page when a part of its build is gone, most likely after a release. Once per tab and
 * build, so that it cannot loop when the new page has the same gap. A tab without storage cannot
 * detect the loop and does not reload. Nor does one whose server does not answer, because the page
 * would be lost.
 * @returns whether the page is reloading
 */
export async function reloadOnce(page: ReloadablePage): Promise<boolean> {
  if (read(page, 'reloadedForBuild') === BUILD_ID || !(await page.serverAnswers())) return false;
  if (!save(page, 'reloadedForBuild', BUILD_ID)) return false;
  void page.reload();
  return true;
}

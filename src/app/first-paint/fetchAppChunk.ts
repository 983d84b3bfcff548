import { serverAnswers } from '#shared/api/client/serverAnswers.ts';
import { attempt } from './early/visitorLocale';
import { importWithRetry } from '#shared/errors/importWithRetry.ts';
import { RELOADED_BUILD_KEY } from '#shared/storage/keys.ts';
import type { loadAppChunk } from './appChunk';

/** Which build this page came from. Put in by the build. */
declare const BUILD_ID: string;

/**
 * Whether the page has been loaded anew for this build already; from now on it has. As `reloadOnce`, whose mark it shares,
 * but of storage itself: the environment comes with the rest.
 */
const wasReloaded = () =>
  attempt(() => {
    const build = sessionStorage.getItem(RELOADED_BUILD_KEY);
    sessionStorage.setItem(RELOADED_BUILD_KEY, BUILD_ID);
    return build === BUILD_ID;
  }) ?? true;

/** How long the page waits for the browser to say that it is online, which it may never do (P1). */
const AGAIN_MS = 5000;

const networkMayBeBack = () =>
  new Promise((resolve) => {
    addEventListener('online', resolve, { once: true });
    setTimeout(resolve, AGAIN_MS);
  });

/**
 * Fetches what the first screen was drawn without, and runs none of it yet. When it cannot be had, a second time neither,
 * the page is loaded anew, once for each build; when that did not help, the visitor is told, in words that come in a file
 * of their own. While the server does not answer it tries again: loading anew
 * would give what was typed up for the browser’s own page.
 * @returns `loadAppChunk` runs it
 * @throws as the second try did
 */
export async function fetchAppChunk(): Promise<{ loadAppChunk: typeof loadAppChunk }> {
  try {
    return await importWithRetry(() => import(/* webpackChunkName: "rest" */ './appChunk'));
  } catch (error) {
    if (!(await serverAnswers())) {
      await networkMayBeBack();
      return fetchAppChunk();
    }
    if (wasReloaded()) (await import('./showLoadError')).showLoadError();
    else location.reload();
    throw error;
  }
}

import { serverAnswers } from '#shared/api/client/serverAnswers.ts';
import { attempt } from './early/visitorLocale';
import { importWithRetry } from '#shared/errors/importWithRetry.ts';
import { RELOADED_BUILD_KEY } from '#shared/storage/keys.ts';
import type { loadAppChunk } from './appChunk';

/** The id of this page's build, inserted by the build. */
declare const BUILD_ID: string;

/**
 * Whether the page has already reloaded for this build; sets the mark. Shares the mark of
 * `reloadOnce`, but reads storage directly, because the environment is part of the app chunk.
 */
const wasReloaded = () =>
  attempt(() => {
    const build = sessionStorage.getItem(RELOADED_BUILD_KEY);
    sessionStorage.setItem(RELOADED_BUILD_KEY, BUILD_ID);
    return build === BUILD_ID;
  }) ?? true;

/** How long the page waits for the `online` event, which may never come (P1). */
const AGAIN_MS = 5000;

const networkMayBeBack = () =>
  new Promise((resolve) => {
    addEventListener('online', resolve, { once: true });
    setTimeout(resolve, AGAIN_MS);
  });

/**
 * Downloads the app chunk without evaluating it. After two failures the page reloads, once per
 * build; if that does not help, an error shows, whose texts are a separate file. While the server
 * does not answer it keeps trying: a reload would replace what was typed with the browser's error
 * page.
 * @returns `loadAppChunk`, which evaluates the chunk
 * @throws the second error
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

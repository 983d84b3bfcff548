import { attempt, visitorLocale } from '../early/visitorLocale';
import { loadTwice } from '../platform/errors/loadTwice';
import { reloadOnce } from '../platform/errors/reloadOnce';

/** As much of the environment's store as this takes: the whole of it comes with the rest. */
const session = {
  get: (key: string) => attempt(() => sessionStorage.getItem(key)) ?? undefined,
  set: (key: string, value: string) => attempt(() => (sessionStorage.setItem(key, value), true)) ?? false,
};

/**
 * Fetches what the first screen was drawn without. When it cannot be had, a second time neither, the page is loaded anew,
 * once for each build; when that did not help, the visitor is told, in words that come in a file of their own.
 * @throws as the second try did, once the visitor has been told
 */
export async function fetchRest() {
  try {
    return await loadTwice(() => import(/* webpackChunkName: "rest" */ './rest'));
  } catch (error) {
    if (!reloadOnce({ session, reload: () => location.reload() })) (await import('./tellStopped')).tellStopped(visitorLocale());
    throw error;
  }
}

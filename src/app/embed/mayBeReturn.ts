import { PENDING_REDIRECTS_KEY } from '#shared/storage/keys.ts';

/**
 * Whether the visitor of a foreign page may be back from a foreign sign-in page (P2), so that the app is to finish that.
 * An `error` alone may be the page's own: only where somebody has left for such a page the app looks closer.
 * @param storage the browser's, which may refuse
 */
export function mayBeReturn(query: string, storage: () => Pick<Storage, 'getItem'>): boolean {
  if (/[?&]isThirdLogin=/.test(query)) return true;
  if (!/[?&]error=/.test(query)) return false;
  try {
    return storage().getItem(PENDING_REDIRECTS_KEY) !== null;
  } catch {
    return false;
  }
}

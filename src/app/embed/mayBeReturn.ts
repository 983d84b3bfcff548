import { PENDING_REDIRECTS_KEY } from '#shared/storage/keys.ts';

/**
 * Whether the user may have returned from a third-party sign-in page to a host page (P52), so that
 * the app must complete the sign-in. An `error` may be the host page's own: it counts only when
 * there is a pending redirect.
 * @param storage the browser's; it may throw
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

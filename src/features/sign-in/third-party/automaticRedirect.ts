import type { Environment } from '#shared/browser/environment.ts';
import { AUTOMATIC_REDIRECT_KEY } from '#shared/storage/keys.ts';

/** Minimum interval between two automatic redirects of a tab (D9), ms. */
const PAUSE_MS = 60_000;

type Tab = Pick<Environment, 'sessionStorage' | 'clock' | 'isRevisit'>;

/**
 * Records that the tab leaves for an external page. Clicks count too, so that Back does not
 * redirect again in browsers that do not report Back navigation (docs/adr/0001).
 * @returns whether the record will survive the navigation
 */
export function noteLeaving({ sessionStorage, clock }: Tab): boolean {
  return sessionStorage.set(AUTOMATIC_REDIRECT_KEY, String(clock().wall));
}

/**
 * Claims the automatic redirect: returns whether the page may redirect now and, if so, records it.
 * Pages reached by Back or Forward may not. Neither may a tab without storage, because it could not
 * detect a redirect loop.
 * @param isPressed whether a click on the previous page requested this redirect
 */
export function claimAutoRedirect(tab: Tab, isPressed = false): boolean {
  if (tab.isRevisit()) return false;
  const last = Number(tab.sessionStorage.get(AUTOMATIC_REDIRECT_KEY) ?? NaN);
  // A clock that was set back must not block redirects for longer than the interval.
  if (!isPressed && Math.abs(tab.clock().wall - last) < PAUSE_MS) return false;
  return noteLeaving(tab) || isPressed;
}

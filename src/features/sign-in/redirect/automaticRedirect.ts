import type { Environment } from '#shared/browser/environment.ts';
import { AUTOMATIC_REDIRECT_KEY } from '#shared/storage/keys.ts';

/** At most one automatic redirect in this time, for each tab (D9). ms */
const PAUSE_MS = 60_000;

type Tab = Pick<Environment, 'sessionStorage' | 'clock' | 'isRevisit'>;

/**
 * Notes that the tab leaves for a foreign page now. A press counts too, so that Back does not lead away again even where
 * the browser does not say that it was Back (docs/adr/0001).
 * @returns whether the next page of the tab will know
 */
export function noteLeaving({ sessionStorage: session, clock }: Tab): boolean {
  return session.set(AUTOMATIC_REDIRECT_KEY, String(clock().wall));
}

/**
 * Whether the page may leave for another one by itself now; when it may, that is noted. A page that Back or Forward led to
 * may not. Neither may a tab that keeps nothing: it could not know that it has just come back, and would go round in circles.
 * @param isPressed whether a page before this one was pressed to lead on through this one
 */
export function claimAutoRedirect(tab: Tab, isPressed = false): boolean {
  if (tab.isRevisit()) return false;
  const last = Number(tab.sessionStorage.get(AUTOMATIC_REDIRECT_KEY) ?? NaN);
  // A clock that was set back must not stop redirects for longer than the pause.
  if (!isPressed && Math.abs(tab.clock().wall - last) < PAUSE_MS) return false;
  return noteLeaving(tab) || isPressed;
}

import type { Environment } from '../../platform/environment/environment';

const KEY = 'automaticRedirectAt';

/** At most one automatic redirect in this time, for each tab (D9). ms */
const PAUSE_MS = 60_000;

/**
 * Whether the page may leave for another one by itself now; when it may, that is noted. A tab that keeps nothing
 * may not: it could not know that it has just come back, and would go round in circles.
 */
export function mayLeaveByItself({ session, clock }: Pick<Environment, 'session' | 'clock'>): boolean {
  const now = clock().wall;
  const last = Number(session.get(KEY) ?? NaN);
  // A clock that was set back must not stop redirects for longer than the pause.
  if (Math.abs(now - last) < PAUSE_MS) return false;
  return session.set(KEY, String(now));
}

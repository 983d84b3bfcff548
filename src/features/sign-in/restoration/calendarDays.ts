const DAY_MS = 86_400_000;

function dayOf(moment: number): number {
  const local = new Date(moment);
  return Date.UTC(local.getFullYear(), local.getMonth(), local.getDate()) / DAY_MS;
}

/**
 * The number of midnights, in the user's time zone, between two moments (ms): 0 today, 1 tomorrow,
 * negative when past.
 */
export function calendarDaysBetween(from: number, to: number): number {
  return dayOf(to) - dayOf(from);
}

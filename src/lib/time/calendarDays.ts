const DAY_MS = 86_400_000;

/** The day of a moment where the visitor is, as a number that grows by one each day. */
function dayOf(moment: number): number {
  const local = new Date(moment);
  return Date.UTC(local.getFullYear(), local.getMonth(), local.getDate()) / DAY_MS;
}

/** How many midnights lie between two moments (ms) where the visitor is: 0 today, 1 tomorrow, negative when past. */
export function calendarDaysBetween(from: number, to: number): number {
  return dayOf(to) - dayOf(from);
}

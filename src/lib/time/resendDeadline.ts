/** The present in two clocks, both in ms: `Date.now()`, and `performance.now()`, which nobody sets. */
export type Clock = { wall: number; monotonic: number };

/** The moment something ends, by each of the two clocks, in ms. */
export type Deadline = { wall: number; monotonic: number };

/** A deadline so many seconds from now (D30). */
export function startDeadline(clock: Clock, seconds: number): Deadline {
  return { wall: clock.wall + seconds * 1000, monotonic: clock.monotonic + seconds * 1000 };
}

/**
 * Whole seconds left, rounded up, from 0 to `limitSeconds`. The clock that says less is believed: a wall clock set
 * back does not prolong the wait, and a monotonic clock that stood still while the device slept does not either.
 */
export function remainingSeconds(deadline: Deadline, clock: Clock, limitSeconds: number): number {
  const left = Math.min(deadline.wall - clock.wall, deadline.monotonic - clock.monotonic);
  // Whole ms first: 58000.000000001 ms, as fractions of the monotonic clock leave behind, are 58 s.
  return Math.min(Math.max(Math.ceil(Math.round(left) / 1000), 0), limitSeconds);
}

/** What of a deadline outlives the page: its wall time in ms. */
export function storeDeadline(deadline: Deadline): number {
  return deadline.wall;
}

/**
 * The deadline of a stored wall time, a number or the digits that storage made of it; one that has passed stays
 * passed, one more than `limitSeconds` ahead is brought to the limit. `undefined` for anything else.
 */
export function restoreDeadline(
  storedWall: unknown,
  clock: Clock,
  limitSeconds: number,
): Deadline | undefined {
  const wall =
    typeof storedWall === 'string' && /^\d{1,16}(\.\d+)?$/.test(storedWall)
      ? Number(storedWall)
      : storedWall;
  if (typeof wall !== 'number' || !Number.isFinite(wall) || wall < 0) return undefined;
  return startDeadline(clock, Math.min((wall - clock.wall) / 1000, limitSeconds));
}

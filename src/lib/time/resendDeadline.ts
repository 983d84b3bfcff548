/**
 * The current time of two clocks in ms: `Date.now()`, and `performance.now()`, which cannot be set.
 */
export type Clock = { wall: number; monotonic: number };

/** When something ends, by each of the two clocks, in ms. */
export type Deadline = { wall: number; monotonic: number };

/** A deadline this many seconds from now (D30). */
export function startDeadline(clock: Clock, seconds: number): Deadline {
  return { wall: clock.wall + seconds * 1000, monotonic: clock.monotonic + seconds * 1000 };
}

/**
 * Whole seconds left, rounded up, from 0 to `limitSeconds`. The clock with the smaller remainder
 * counts, so that neither a wall clock that was set back nor a monotonic clock that stopped during
 * sleep extends the wait.
 */
export function remainingSeconds(deadline: Deadline, clock: Clock, limitSeconds: number): number {
  const remaining = Math.min(deadline.wall - clock.wall, deadline.monotonic - clock.monotonic);
  // Round to ms first: the monotonic clock's fractions can make 58 s 58000.000000001 ms.
  return Math.min(Math.max(Math.ceil(Math.round(remaining) / 1000), 0), limitSeconds);
}

/** The part of a deadline that survives the page: its wall time in ms. */
export function storeDeadline(deadline: Deadline): number {
  return deadline.wall;
}

/**
 * The deadline of a stored wall time, a number or its digits. A passed one stays passed; one more
 * than `limitSeconds` ahead is limited. `undefined` for anything else.
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

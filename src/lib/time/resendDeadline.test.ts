/** @jest-environment node */
import { remainingSeconds, restoreDeadline, startDeadline, storeDeadline } from './resendDeadline';

const LIMIT = 59;
const DAY = 86_400_000;
const start = { wall: 1_700_000_000_000, monotonic: 1234.5678 };
const deadline = startDeadline(start, LIMIT);
const later = (wallMs: number, monotonicMs = wallMs) => ({
  wall: start.wall + wallMs,
  monotonic: start.monotonic + monotonicMs,
});

it('counts 59 to 1 and then 0, second by second', () => {
  const numbers = Array.from({ length: 61 }, (_, second) =>
    remainingSeconds(deadline, later(second * 1000), LIMIT),
  );
  expect(numbers).toEqual([...Array.from({ length: 60 }, (_, second) => 59 - second), 0]);
});

it.each([
  ['asleep for ten minutes', later(600_000, 10_000), 0],
  ['wall clock back an hour', later(-3_600_000, 10_000), 49],
  ['wall clock back an hour, ended by the monotonic clock', later(-3_600_000, 59_000), 0],
  ['wall clock forward a day', later(DAY, 1000), 0],
  ['one tick a minute', later(60_000), 0],
  ['both clocks set back', later(-DAY, -DAY), LIMIT],
])('%s', (_, clock, seconds) => expect(remainingSeconds(deadline, clock, LIMIT)).toBe(seconds));

describe('after a reload, when the monotonic clock restarts', () => {
  const reloaded = (wallMs: number) => ({ wall: start.wall + wallMs, monotonic: 5 });
  const restored = (stored: unknown, wallMs: number) => {
    const back = restoreDeadline(stored, reloaded(wallMs), LIMIT);
    return back && remainingSeconds(back, reloaded(wallMs), LIMIT);
  };

  it('continues where it was', () => {
    expect(restored(storeDeadline(deadline), 20_000)).toBe(39);
    expect(restored(String(storeDeadline(deadline)), 20_000)).toBe(39);
    expect(restored(`${storeDeadline(deadline)}.25`, 20_000)).toBe(39);
    const back = restoreDeadline(storeDeadline(deadline), reloaded(20_000), LIMIT);
    expect(
      back && remainingSeconds(back, { wall: start.wall - DAY, monotonic: 5 + 9000 }, LIMIT),
    ).toBe(30);
  });

  it('stays passed when it has passed', () =>
    expect(restored(storeDeadline(deadline), DAY)).toBe(0));

  it('never waits longer than the limit', () => {
    const back = restoreDeadline(start.wall + DAY, reloaded(0), LIMIT);
    expect(back).toEqual({ wall: start.wall + 59_000, monotonic: 59_005 });
  });

  it.each([undefined, null, '', 'soon', '-5', '1e99', NaN, Infinity, -1, {}, [1], true])(
    'ignores %j',
    (junk) => expect(restoreDeadline(junk, reloaded(0), LIMIT)).toBeUndefined(),
  );
});

import { reloaded, remaining, waiting } from '#testing/pages/countdown.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';

beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 0, 5, 12) }));
afterEach(() => jest.useRealTimers());

test('time-42 a page that slept for ten minutes allows a request on waking', async () => {
  const environment = testEnvironment();
  // The monotonic clock of many devices stops while they sleep.
  const asleep = { ms: 0 };
  const real = environment.clock;
  environment.clock = () => ({ ...real(), monotonic: real().monotonic - asleep.ms });
  const started = await waiting(environment);
  asleep.ms = 600_000;
  jest.setSystemTime(Date.now() + 600_000);
  await jest.advanceTimersByTimeAsync(1000);
  expect(remaining(started)).toBe(0);
});

test('time-43 a clock set back an hour neither lengthens nor stops the wait', async () => {
  const started = await waiting();
  jest.setSystemTime(Date.now() - 3_600_000);
  await jest.advanceTimersByTimeAsync(9000);
  expect(remaining(started)).toBe(50);
  await jest.advanceTimersByTimeAsync(50_000);
  expect(remaining(started)).toBe(0);
});

test('time-43 a clock set back before a reload never makes the wait longer than 59 seconds', async () => {
  const started = await waiting();
  jest.setSystemTime(Date.now() - 3_600_000);
  const next = await reloaded(started);
  expect(remaining(next)).toBe(59);
  await jest.advanceTimersByTimeAsync(59_000);
  expect(remaining(next)).toBe(0);
});

test('time-44 a clock set forward a day ends the wait and never shows a negative number', async () => {
  const started = await waiting();
  jest.setSystemTime(Date.now() + 86_400_000);
  await jest.advanceTimersByTimeAsync(1000);
  expect(remaining(started)).toBe(0);
  expect(remaining(await reloaded(started))).toBe(0);
});

test('time-45 a tab that ticks once a minute shows the right time when it ticks', async () => {
  const environment = testEnvironment();
  const real = environment.clock;
  const throttled = { ms: 0 };
  environment.clock = () => ({
    wall: real().wall + throttled.ms,
    monotonic: real().monotonic + throttled.ms,
  });
  const started = await waiting(environment);
  // The throttled tick is due only now, but the clocks have advanced.
  throttled.ms = 40_000;
  await jest.advanceTimersByTimeAsync(1000);
  expect(remaining(started)).toBe(18);
});

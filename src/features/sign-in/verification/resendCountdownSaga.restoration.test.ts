import { startDeadline } from '#lib/time/resendDeadline.ts';
import { PHONE, startStore } from '#testing/render/startStore.ts';
import {
  countdownHidden,
  countdownShown,
  countdownStarted,
  RESEND_SECONDS,
  restorationWait,
  selectRemaining,
  selectWaited,
} from './resendCountdownSlice';

const KEYS = [PHONE.value, restorationWait(PHONE.value)] as const;

beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 0, 5, 12) }));
afterEach(() => jest.useRealTimers());

type Started = ReturnType<typeof startStore>;

const remaining = ({ store }: Started) => KEYS.map((key) => selectRemaining(store.getState(), key));

function start({ store, environment }: Started, identifier: string): void {
  const now = environment.clock();
  store.dispatch(
    countdownStarted({
      identifier,
      deadline: startDeadline(now, RESEND_SECONDS),
      limit: RESEND_SECONDS,
      now,
    }),
  );
}

test('the waits for signing in and for restoring the same account run, survive a reload and end independently', async () => {
  const started = startStore();
  started.store.dispatch(countdownShown());
  start(started, KEYS[0]);
  await jest.advanceTimersByTimeAsync(10_000);
  start(started, KEYS[1]);
  expect(remaining(started)).toEqual([49, 59]);
  started.store.dispatch(countdownHidden());
  started.stop();

  const next = startStore({ environment: started.environment });
  next.store.dispatch(countdownShown());
  await jest.advanceTimersByTimeAsync(0);
  expect(remaining(next)).toEqual([49, 59]);
  await jest.advanceTimersByTimeAsync(59_000);
  expect(KEYS.map((key) => selectWaited(next.store.getState(), key))).toEqual([true, true]);
});

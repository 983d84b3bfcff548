import {
  countdownHidden,
  countdownShown,
  selectRemaining,
} from '#features/sign-in/verification/resendCountdownSlice.ts';
import { PHONE, startStore } from '../render/startStore';
import { testEnvironment } from '../render/testEnvironment';
import type { TestEnvironment } from '../render/testEnvironment';

type TestStore = ReturnType<typeof startStore>;

/** Seconds left of an identifier's wait. */
export function remaining({ store }: TestStore, identifier = PHONE.value): number {
  return selectRemaining(store.getState(), identifier);
}

/** A store with a visible countdown and a code that was just sent. */
export async function waiting(
  environment: TestEnvironment = testEnvironment(),
  identifier = PHONE,
) {
  const started = startStore({ environment });
  started.store.dispatch(countdownShown());
  started.getCode(identifier);
  await jest.advanceTimersByTimeAsync(0);
  return started;
}

/** Reloads the page: a new store with the tab's storage. */
export async function reloaded(started: TestStore): Promise<TestStore> {
  started.store.dispatch(countdownHidden());
  started.stop();
  const next = startStore({ environment: started.environment });
  next.store.dispatch(countdownShown());
  await jest.advanceTimersByTimeAsync(0);
  return next;
}

import {
  codeButtonUnmounted,
  codeButtonMounted,
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
  const app = startStore({ environment });
  app.store.dispatch(codeButtonMounted());
  app.getCode(identifier);
  await jest.advanceTimersByTimeAsync(0);
  return app;
}

/** Reloads the page: a new store with the tab's storage. */
export async function reloaded(app: TestStore): Promise<TestStore> {
  app.store.dispatch(codeButtonUnmounted());
  app.stop();
  const next = startStore({ environment: app.environment });
  next.store.dispatch(codeButtonMounted());
  await jest.advanceTimersByTimeAsync(0);
  return next;
}

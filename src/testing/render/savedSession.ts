import { selectNotices } from '#shared/notices/noticesSlice.ts';
import { selectSignedIn } from '#shared/session/sessionSlice.ts';
import type { ScriptedService } from '../network/scriptedFetch';
import { startStore } from './startStore';
import { testEnvironment } from './testEnvironment';
import type { TestEnvironment } from './testEnvironment';

type TestStore = ReturnType<typeof startStore>;

/** A browser with a stored session. */
function savedSession(): TestEnvironment {
  const environment = testEnvironment();
  const session = {
    access_token: 'token-1',
    refresh_token: 'refresh-1',
    user_id: 'u1',
    schoolId: 's1',
    realName: '韩梅梅',
  };
  Object.entries(session).forEach(([key, value]) => localStorage.setItem(key, value));
  environment.cookies.set('access_token', 'token-1', 60);
  return environment;
}

/** The store of a page in that browser, or in another. */
export async function openedSession(
  service: ScriptedService,
  environment: TestEnvironment = savedSession(),
): Promise<TestStore> {
  const app = startStore({ service, environment });
  await jest.advanceTimersByTimeAsync(0);
  return app;
}

/** Whether the page considers its user signed in. */
export function signedIn({ store }: TestStore): boolean {
  return selectSignedIn(store.getState());
}

/** The phrases of the shown notices. */
export function phrasesSaid({ store }: TestStore): unknown[] {
  return selectNotices(store.getState()).map(({ message }) =>
    'phrase' in message ? message.phrase : message,
  );
}

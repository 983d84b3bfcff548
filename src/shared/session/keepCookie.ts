import { put } from 'redux-saga/effects';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import { noticeShown } from '#shared/notices/noticesSlice.ts';
import { read, save } from '#shared/storage/storedValues.ts';
import { sessionHash, syncCookie } from './tokenStore';

/**
 * Sets the auth cookie to the session's token. If the browser refuses the cookie, a notice says so,
 * once for each session and tab: other pages of the platform need it.
 */
export function* keepCookie(): SagaGenerator {
  const environment = yield* getEnvironment();
  const session = sessionHash(environment);
  if (syncCookie(environment) || session === '') return;
  if (read(environment, 'auth_cookie_refused') === session) return;
  save(environment, 'auth_cookie_refused', session);
  yield put(
    noticeShown({
      tone: 'warning',
      topic: 'storage',
      message: { phrase: 'session.cookieNotKept' },
    }),
  );
}

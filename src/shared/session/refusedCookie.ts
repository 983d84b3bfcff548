import { put } from 'redux-saga/effects';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { noticeShown } from '#shared/notices/noticesSlice.ts';
import { REFUSED_COOKIE_KEY } from '#shared/storage/keys.ts';

/** Records whether the browser accepted the auth cookie of a sign-in (`setAuthCookie`). */
export function recordAuthCookieResult(
  { sessionStorage }: Pick<Environment, 'sessionStorage'>,
  taken: boolean,
): void {
  if (taken) sessionStorage.remove(REFUSED_COOKIE_KEY);
  else sessionStorage.set(REFUSED_COOKIE_KEY, '1');
}

/** Shows, once, that the browser refused the cookie that other pages need. */
export function* showRefusedCookieNotice(): SagaGenerator {
  const { sessionStorage } = yield* getEnvironment();
  if (sessionStorage.get(REFUSED_COOKIE_KEY) === undefined) return;
  sessionStorage.remove(REFUSED_COOKIE_KEY);
  yield put(
    noticeShown({
      tone: 'warning',
      topic: 'storage',
      message: { phrase: 'session.cookieNotKept' },
    }),
  );
}

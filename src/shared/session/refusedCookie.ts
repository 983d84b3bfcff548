import { put } from 'redux-saga/effects';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { noticeShown } from '#shared/notices/noticesSlice.ts';

/**
 * In session storage: the page that signs in is left at once, and the next one shows the notice.
 */
const KEY = 'auth_cookie_refused';

/** Records whether the browser accepted the auth cookie of a sign-in (`keepAuthCookie`). */
export function recordAuthCookieResult(
  { sessionStorage: session }: Pick<Environment, 'sessionStorage'>,
  taken: boolean,
): void {
  if (taken) session.remove(KEY);
  else session.set(KEY, '1');
}

/** Shows, once, that the browser refused the cookie that other pages need. */
export function* showRefusedCookieNotice(): SagaGenerator {
  const { sessionStorage: session } = yield* getEnvironment();
  if (session.get(KEY) === undefined) return;
  session.remove(KEY);
  yield put(
    noticeShown({
      tone: 'warning',
      topic: 'storage',
      message: { phrase: 'session.cookieNotKept' },
    }),
  );
}

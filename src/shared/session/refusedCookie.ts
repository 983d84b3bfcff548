import { put } from 'redux-saga/effects';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { noticeShown } from '#shared/notices/noticesSlice.ts';

/** Of this tab: the page that signs in is left at once, and the next one tells. */
const KEY = 'auth_cookie_refused';

/** Notes whether the browser took the auth cookie of a sign-in (`keepAuthCookie`). */
export function noteAuthCookie(
  { sessionStorage: session }: Pick<Environment, 'sessionStorage'>,
  taken: boolean,
): void {
  if (taken) session.remove(KEY);
  else session.set(KEY, '1');
}

/** Tells the visitor, once, that the browser refused the cookie by which other pages know them. */
export function* tellOfRefusedCookie(): SagaGenerator {
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

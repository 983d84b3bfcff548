import { put } from 'redux-saga/effects';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { noticeShown } from '#shared/notices/noticesSlice.ts';
import { REFUSED_COOKIE_KEY } from '#shared/storage/keys.ts';

/** Of this tab: the page that signs in is left at once, and the next one tells. */

/** Notes whether the browser took the auth cookie of a sign-in (`keepAuthCookie`). */
export function noteAuthCookie(
  { sessionStorage: session }: Pick<Environment, 'sessionStorage'>,
  taken: boolean,
): void {
  if (taken) session.remove(REFUSED_COOKIE_KEY);
  else session.set(REFUSED_COOKIE_KEY, '1');
}

/** Tells the visitor, once, that the browser refused the cookie by which other pages know them. */
export function* tellOfRefusedCookie(): SagaGenerator {
  const { sessionStorage: session } = yield* getEnvironment();
  if (session.get(REFUSED_COOKIE_KEY) === undefined) return;
  session.remove(REFUSED_COOKIE_KEY);
  yield put(
    noticeShown({
      tone: 'warning',
      topic: 'storage',
      message: { phrase: 'session.cookieNotKept' },
    }),
  );
}

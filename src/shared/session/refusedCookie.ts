import { put } from 'redux-saga/effects';
import type { Steps } from '#lib/saga/steps.ts';
import { environmentOf } from '#shared/browser/environmentOf.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { noticeGiven } from '#shared/notices/noticesSlice.ts';

/** Of this tab: the page that signs in is left at once, and the next one tells. */
const KEY = 'auth_cookie_refused';

/** Notes whether the browser took the auth cookie of a sign-in (`keepAuthCookie`). */
export function noteAuthCookie({ session }: Pick<Environment, 'session'>, taken: boolean): void {
  if (taken) session.remove(KEY);
  else session.set(KEY, '1');
}

/** Tells the visitor, once, that the browser refused the cookie by which other pages know them. */
export function* tellOfRefusedCookie(): Steps {
  const { session } = yield* environmentOf();
  if (session.get(KEY) === undefined) return;
  session.remove(KEY);
  yield put(
    noticeGiven({
      tone: 'warning',
      topic: 'storage',
      message: { phrase: 'session.cookieNotKept' },
    }),
  );
}

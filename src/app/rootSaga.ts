import { call, delay, fork } from 'redux-saga/effects';
import { restorationSaga } from '../features/restoration/restorationSaga';
import { codeSignInSaga } from '../features/sign-in/by-code/codeSignInSaga';
import { qrSignInSaga } from '../features/sign-in/by-qr/qrSignInSaga';
import { thirdPartySaga } from '../features/sign-in/by-third-party/thirdPartySaga';
import { dialogSaga } from '../features/sign-in/dialogSaga';
import type { Steps } from '../lib/steps';
import { academySaga } from '../platform/academy/academySaga';
import { lastResortSaga } from '../platform/errors/lastResortSaga';
import { languageSaga } from '../platform/language/languageSaga';
import { noticesSaga } from '../platform/notices/noticesSaga';
import { resendCountdownSaga } from '../platform/resend-countdown/resendCountdownSaga';
import { sessionSaga } from '../platform/session/sessionSaga';

export type Saga = () => Steps;

/** Order matters once, at the start: notices are heard, the session is known, before the dialog asks for it. */
const SAGAS: readonly Saga[] = [
  noticesSaga,
  lastResortSaga,
  languageSaga,
  academySaga,
  sessionSaga,
  resendCountdownSaga,
  restorationSaga,
  codeSignInSaga,
  qrSignInSaga,
  dialogSaga,
  thirdPartySaga,
];

/** A flow that fails at its very start must not keep the page busy with starting it. */
const PAUSE_BEFORE_RESTART_MS = 1000;

/** One flow's defect must not silence the others: it is reported as any uncaught error, and the flow starts anew. */
export function* supervised(saga: Saga): Steps {
  for (;;) {
    try {
      yield call(saga);
      return;
    } catch (error) {
      yield call(reportError, error);
      yield delay(PAUSE_BEFORE_RESTART_MS);
    }
  }
}

/** Starts every flow of the app, each supervised by itself. */
export function* rootSaga(): Steps {
  for (const saga of SAGAS) yield fork(supervised, saga);
}

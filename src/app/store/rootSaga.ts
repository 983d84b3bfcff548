import { call, delay, fork } from 'redux-saga/effects';
import { interruptedSignInSaga } from '#features/sign-in/finish/completeSignIn.ts';
import { interruptedRestorationSaga } from '#features/sign-in/restoration/interruptedRestoration.ts';
import { restorationSaga } from '#features/sign-in/restoration/restorationSaga.ts';
import { codeSignInSaga } from '#features/sign-in/code/codeSignInSaga.ts';
import { qrSignInSaga } from '#features/sign-in/qr/qrSignInSaga.ts';
import { thirdPartySaga } from '#features/sign-in/third-party/thirdPartySaga.ts';
import { dialogSaga } from '#features/sign-in/dialog/dialogSaga.ts';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { academySaga } from '#features/sign-in/offer/academySaga.ts';
import { uncaughtErrorSaga } from '#shared/errors/uncaughtErrorSaga.ts';
import { pageRestoredSaga } from '#shared/browser/pageRestored.ts';
import { languageSaga } from './languageSaga';
import { noticesSaga } from '#shared/notices/noticesSaga.ts';
import { resendCountdownSaga } from '#features/sign-in/verification/resendCountdownSaga.ts';
import { sessionSaga } from '#shared/session/sessionSaga.ts';

export type Saga = () => SagaGenerator;

/**
 * The order matters once, at the start: notices are subscribed, an interrupted sign-in is completed,
 * and the session is known before the dialog reads them.
 */
const SAGAS: readonly Saga[] = [
  pageRestoredSaga,
  noticesSaga,
  uncaughtErrorSaga,
  languageSaga,
  academySaga,
  interruptedSignInSaga,
  sessionSaga,
  resendCountdownSaga,
  restorationSaga,
  codeSignInSaga,
  qrSignInSaga,
  dialogSaga,
  thirdPartySaga,
  interruptedRestorationSaga,
];

/** Prevents a flow that fails at its start from restarting in a busy loop. */
const PAUSE_BEFORE_RESTART_MS = 1000;

/**
 * A defect in one flow must not stop the others: it is reported like any uncaught error, and the
 * flow restarts.
 */
export function* supervised(saga: Saga): SagaGenerator {
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

export function* rootSaga(): SagaGenerator {
  for (const saga of SAGAS) yield fork(supervised, saga);
}

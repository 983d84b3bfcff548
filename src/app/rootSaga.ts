import { call, spawn } from 'redux-saga/effects';
import { codeSignInSaga } from '../features/sign-in/by-code/codeSignInSaga';
import { dialogSaga } from '../features/sign-in/dialogSaga';
import { languageSaga } from '../platform/language/languageSaga';
import { noticesSaga } from '../platform/notices/noticesSaga';
import { resendCountdownSaga } from '../platform/resend-countdown/resendCountdownSaga';
import { sessionSaga } from '../platform/session/sessionSaga';

type Saga = () => Generator<unknown, void, unknown>;

/** Order matters once, at the start: notices are heard, the session is known, before the dialog asks for it. */
const SAGAS: readonly Saga[] = [
  noticesSaga,
  languageSaga,
  sessionSaga,
  resendCountdownSaga,
  codeSignInSaga,
  dialogSaga,
];

/** One flow's defect must not silence the others: it is reported as any uncaught error, and the flow starts anew. */
function* supervised(saga: Saga): Generator<unknown, void, unknown> {
  for (;;) {
    try {
      yield call(saga);
      return;
    } catch (error) {
      yield call(reportError, error);
    }
  }
}

export function* rootSaga(): Generator<unknown, void, unknown> {
  for (const saga of SAGAS) yield spawn(supervised, saga);
}

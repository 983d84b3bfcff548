import { fork, put, takeEvery } from 'redux-saga/effects';
import type { ApiError } from '#shared/api/client/apiError.ts';
import { request } from '#shared/api/client/request.ts';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { call, race, take } from '#lib/saga/typedEffects.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import { pageRestored } from '#shared/browser/pageRestored.ts';
import { select } from '#shared/browser/select.ts';
import { waitUntilVisible } from '#shared/browser/visibilityChanges.ts';
import { failureMessage } from '#shared/i18n/transportMessage.ts';
import { noticeShown } from '#shared/notices/noticesSlice.ts';
import { sessionFound } from '#shared/session/sessionSlice.ts';
import { dialogClosed, modeSelected } from '../parts/dialogSlice';
import { signInMessagesCleared } from '../finish/failureReports';
import { signInBy } from '../finish/signInBy';
import { pageReturns, watchQrSession } from './watchQrSession';
import { createQrSession, isExpired, loginFailureMessage, requestQrToken } from './qrEndpoints';
import {
  loginCancelled,
  newQrCodeRequested,
  qrFailed,
  qrPanelLeft,
  qrPanelShown,
  qrSessionExpired,
  qrSessionOpened,
  selectQrSignIn,
} from './qrSignInSlice';

/**
 * Each of these cancels the current round, token request included. The next round starts if the
 * panel is still shown.
 */
const ENDINGS = [qrPanelLeft, dialogClosed, sessionFound, newQrCodeRequested, loginCancelled];

function* statusNow(): SagaGenerator<ReturnType<typeof selectQrSignIn>['status']> {
  return (yield* select(selectQrSignIn)).status;
}

/**
 * Runs one session until the user confirms in the app.
 * @returns undefined when it ended otherwise; the slice has the reason
 */
function* runUntilConfirmed(): SagaGenerator<string | undefined> {
  const environment = yield* getEnvironment();
  const returns = pageReturns(environment);
  try {
    // A session lives for one minute, so a tab in the background would only get an expired one.
    yield* waitUntilVisible(environment, returns);
    const { data, error } = yield* request(createQrSession.initiate(undefined, { track: false }));
    if (error) {
      yield put(qrFailed(failureMessage(error)));
      return undefined;
    }
    yield put(qrSessionOpened(data.qrCodeSessionId));
    const confirmation = yield* watchQrSession(data.qrCodeSessionId, environment, returns);
    return confirmation ? data.qrCodeSessionId : undefined;
  } finally {
    returns.close();
  }
}

/**
 * Restoration needs the account's number or address, which the QR flow does not know. The dialog
 * switches to the code form with the academy's channels; signing in there opens the restoration
 * (P16).
 */
function* offerRestoration(): SagaGenerator {
  yield put(modeSelected('code', false));
  yield put(
    noticeShown({ tone: 'warning', topic: 'sign-in', message: { phrase: 'thirdParty.pending' } }),
  );
}

/** A refusal is a warning with the service's text. */
function* fail(qrSession: string, error: ApiError): SagaGenerator {
  if (isExpired(error)) {
    yield put(qrSessionExpired(qrSession));
  } else if (error.kind === 'refused') {
    const words = failureMessage(error);
    const message = 'serverText' in words ? { ...words, fallback: 'login.failed' as const } : words;
    yield put(noticeShown({ tone: 'warning', topic: 'sign-in', message }));
    yield put(qrFailed(null));
  } else {
    yield put(qrFailed(loginFailureMessage(error)));
  }
}

/** Exchanges a confirmed session. Declining the agreement counts as canceling. */
function* signIn(qrSession: string): SagaGenerator {
  const end = yield* signInBy({
    cancelledBy: ENDINGS,
    token: () => request(requestQrToken.initiate(qrSession, { track: false })),
  });
  if (end.status === 'declined') yield put(loginCancelled());
  if (end.status === 'pending') yield* offerRestoration();
  if (end.status === 'failed') yield* fail(qrSession, end.error);
  if (end.status === 'refused') yield put(qrFailed({ phrase: 'login.failed' }));
}

/** Runs one session after another while the panel is shown. */
function* signIns(): SagaGenerator {
  for (;;) {
    while ((yield* statusNow()) !== 'loading') yield* take([qrPanelShown, newQrCodeRequested]);
    const { confirmed } = yield* race({ confirmed: call(runUntilConfirmed), ended: take(ENDINGS) });
    if (confirmed !== undefined) yield* signIn(confirmed);
  }
}

/**
 * Clears the messages about the previous code. The panel's first code has none before it, so
 * messages that the dialog opened with stay, for example about a failed third-party sign-in.
 */
function* clearMessages(): SagaGenerator {
  yield put(signInMessagesCleared());
}

/** After a restore from the back/forward cache, the shown code may have expired. */
function* renew(): SagaGenerator {
  if (['loading', 'showing', 'scanned'].includes(yield* statusNow()))
    yield put(newQrCodeRequested());
}

/**
 * Signs in by QR code: one session after another, and a new one after a restore from the
 * back/forward cache.
 */
export function* qrSignInSaga(): SagaGenerator {
  yield takeEvery(pageRestored, renew);
  yield takeEvery(newQrCodeRequested, clearMessages);
  yield fork(signIns);
}

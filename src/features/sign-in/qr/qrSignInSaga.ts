import { fork, put, takeEvery } from 'redux-saga/effects';
import { request } from '#shared/api/client/request.ts';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { call, race, take } from '#lib/saga/typedEffects.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import { waitUntilVisible } from '#shared/browser/visibilityChanges.ts';
import { select } from '#shared/browser/select.ts';
import { pageRestores } from '#shared/browser/pageRestores.ts';
import { failureCleared } from '../finish/failureReportsSlice';
import { failureMessage } from '#shared/i18n/transportMessage.ts';
import { noticesDismissed } from '#shared/notices/noticesSlice.ts';
import { completeSignIn } from '../finish/completeSignIn';
import { sessionFound } from '#shared/session/sessionSlice.ts';
import type { TokenGrant } from '#shared/session/tokenStore.ts';
import { dialogClosed, selectReturnTo } from '../dialog/dialogSlice';
import { pageReturns } from './pollPause';
import { createQrSession } from './qrEndpoints';
import {
  loginCancelled,
  newQrCodeRequested,
  qrFailed,
  qrPanelLeft,
  qrPanelShown,
  qrSessionOpened,
  selectQrSignIn,
} from './qrSignInSlice';
import { tokenForQr } from './tokenForQr';
import { watchQrSession } from './watchQrSession';

/**
 * Each of these cancels the current round, token request included. The next round starts if the
 * panel is still shown.
 */
const ENDINGS = [qrPanelLeft, dialogClosed, sessionFound, newQrCodeRequested, loginCancelled];

function* statusNow(): SagaGenerator<ReturnType<typeof selectQrSignIn>['status']> {
  return (yield* select(selectQrSignIn)).status;
}

/**
 * Runs one session from its creation to a token.
 * @returns undefined when it ended otherwise; the slice has the reason
 */
function* signInOnce(): SagaGenerator<TokenGrant | undefined> {
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
    const confirmed = yield* watchQrSession(data.qrCodeSessionId, environment, returns);
    return confirmed ? yield* tokenForQr(data.qrCodeSessionId) : undefined;
  } finally {
    returns.close();
  }
}

/** The steps after a token always finish, even when the panel is gone. */
function* finish(grant: TokenGrant): SagaGenerator {
  const returnTo = yield* select(selectReturnTo);
  const outcome = yield* completeSignIn({ grant, returnTo });
  if (outcome === 'refused') yield put(qrFailed({ phrase: 'login.failed' }));
}

/** Runs one session after another while the panel is shown. */
function* signIns(): SagaGenerator {
  for (;;) {
    while ((yield* statusNow()) !== 'loading') yield* take([qrPanelShown, newQrCodeRequested]);
    const { grant } = yield* race({ grant: call(signInOnce), ended: take(ENDINGS) });
    if (grant) yield* finish(grant);
  }
}

/**
 * Clears the messages about the previous code. The panel's first code has none before it, so
 * messages that the dialog opened with stay, for example about a failed third-party sign-in.
 */
function* forgetFailure(): SagaGenerator {
  yield put(failureCleared());
  yield put(noticesDismissed('sign-in'));
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
  const channel = pageRestores(yield* getEnvironment());
  yield takeEvery(channel, renew);
  yield takeEvery(newQrCodeRequested, forgetFailure);
  yield fork(signIns);
}

import type { EventChannel } from 'redux-saga';
import { call, fork, put, race, take, takeEvery } from 'redux-saga/effects';
import { request } from '#shared/api/client/request.ts';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import { waitUntilVisible } from '#shared/browser/visibilityChanges.ts';
import { select } from '#shared/browser/select.ts';
import { pageRestores } from '#shared/browser/pageRestores.ts';
import { failureCleared } from '#shared/failure-reports/failureReportsSlice.ts';
import { failureMessage } from '#shared/i18n/transportMessage.ts';
import { noticesDismissed } from '#shared/notices/noticesSlice.ts';
import { completeSignIn } from '#shared/session/completeSignIn.ts';
import { sessionFound } from '#shared/session/sessionSlice.ts';
import type { TokenGrant } from '#shared/session/tokenStore.ts';
import { dialogClosed, selectReturnTo } from '../dialog/dialogState';
import { pageReturns } from './pollPause';
import { createQrSession } from './qrEndpoints';
import {
  loginCancelled,
  newCodeWanted,
  qrFailed,
  qrPanelLeft,
  qrPanelShown,
  qrSessionOpened,
  selectQrSignIn,
} from './qrSignInSlice';
import { tokenForQr } from './tokenForQr';
import { watchQrSession } from './watchQrSession';

/** What makes everything under way worthless, a token too; the next round begins with what is wanted then. */
const ENDINGS = [qrPanelLeft, dialogClosed, sessionFound, newCodeWanted, loginCancelled];

function* statusNow(): SagaGenerator<ReturnType<typeof selectQrSignIn>['status']> {
  return (yield* select(selectQrSignIn)).status;
}

/** One session from its beginning to a token. @returns nothing when it ended otherwise; the slice says how */
function* signInOnce(): SagaGenerator<TokenGrant | undefined> {
  const environment = yield* getEnvironment();
  const returns = (yield call(pageReturns, environment)) as EventChannel<true>;
  try {
    // A session lives a minute only: a tab that was opened behind another would find it expired.
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

/** What follows a token runs through, whatever becomes of the panel. */
function* finish(grant: TokenGrant): SagaGenerator {
  const returnTo = yield* select(selectReturnTo);
  const outcome = yield* completeSignIn({ grant, returnTo });
  if (outcome === 'refused') yield put(qrFailed({ phrase: 'login.failed' }));
}

/** One session at a time, for as long as the panel is shown. */
function* signIns(): SagaGenerator {
  for (;;) {
    while ((yield* statusNow()) !== 'loading') yield take([qrPanelShown, newCodeWanted]);
    const { grant } = (yield race({ grant: call(signInOnce), ended: take(ENDINGS) })) as {
      grant?: TokenGrant;
    };
    if (grant) yield* finish(grant);
  }
}

/**
 * What became of the code before says nothing about the new one. The panel's first code comes after nothing: what the
 * dialog was opened to say, as that a trip to a foreign page failed, stays.
 */
function* forgetFailure(): SagaGenerator {
  yield put(failureCleared());
  yield put(noticesDismissed('sign-in'));
}

/** Back on a page that the browser had put aside: its code is older than it looks. */
function* renew(): SagaGenerator {
  if (['loading', 'showing', 'scanned'].includes(yield* statusNow())) yield put(newCodeWanted());
}

/** Signing in by QR code: one session after another, renewed when the page comes back from the browser's cache. */
export function* qrSignInSaga(): SagaGenerator {
  const channel = (yield call(pageRestores, yield* getEnvironment())) as EventChannel<true>;
  yield takeEvery(channel, renew);
  yield takeEvery(newCodeWanted, forgetFailure);
  yield fork(signIns);
}

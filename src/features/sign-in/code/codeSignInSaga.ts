import type { EventChannel } from 'redux-saga';
import {
  call,
  delay,
  fork,
  getContext,
  put,
  race,
  take,
  takeEvery,
  takeLatest,
} from 'redux-saga/effects';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import { select } from '#shared/browser/select.ts';
import { pageRestores } from '#shared/browser/pageRestores.ts';
import type { ClientId } from '#shared/client-id/clientId.ts';
import { noticeShown } from '#shared/notices/noticesSlice.ts';
import { completeSignIn } from '#shared/session/completeSignIn.ts';
import type { TokenGrant } from '#shared/session/tokenStore.ts';
import { CODE_LIFE_MS } from '#shared/verification-code/codeLife.ts';
import { dialogClosed, modeChosen, selectReturnTo } from '../dialog/dialogState';
import { dialogOpened } from '../signInSlice';
import {
  channelChosen,
  codeDiscarded,
  codeSent,
  codeWanted,
  identifierEdited,
  sendingEnded,
  signInEnded,
  signInSubmitted,
  sliderDismissed,
  tokenGranted,
} from './codeSignInSlice';
import { sendCode } from './sending/sendCode';
import { forgetSentCode, holdSentCode, recallSentCode } from './sending/sentCodeMemory';
import { tokenForCode } from './tokenForCode';

/** What makes an answer on its way worthless: it was asked for by a form that is no longer shown. */
const leavesForm = [dialogClosed, channelChosen, identifierEdited, modeChosen];

/**
 * One sending at a time: wishes that come while one is under way are the same wish again. A slider that is given up ends it
 * at any moment, also while another picture or the answer to a solution is on its way.
 */
function* sendCodes(): SagaGenerator {
  for (;;) {
    const { payload: identifier } = (yield take(codeWanted)) as ReturnType<typeof codeWanted>;
    yield race([call(sendCode, identifier), take([...leavesForm, sliderDismissed])]);
    yield put(sendingEnded());
  }
}

/** One exchange at a time; leaving the form aborts it and nothing is kept. What follows a token runs through. */
function* signIn(): SagaGenerator {
  const environment = yield* getEnvironment();
  for (;;) {
    const { payload } = (yield take(signInSubmitted)) as ReturnType<typeof signInSubmitted>;
    const { identifier, code } = payload;
    const { grant } = (yield race({
      grant: call(tokenForCode, identifier, code),
      left: take(leavesForm),
    })) as {
      grant?: TokenGrant;
    };
    if (grant) {
      yield put(tokenGranted());
      forgetSentCode(environment);
      const returnTo = yield* select(selectReturnTo);
      const outcome = yield* completeSignIn({ grant, loginType: identifier.channel, returnTo });
      if (outcome === 'refused') {
        yield put(
          noticeShown({ tone: 'danger', topic: 'sign-in', message: { phrase: 'login.failed' } }),
        );
        yield put(codeDiscarded());
      }
    }
    yield put(signInEnded());
  }
}

/** The client id takes a moment to make; begun with the dialog, it is there when a code is wanted (D23). */
function* prepareClientId(): SagaGenerator {
  const clientId = (yield getContext('clientId')) as ClientId;
  yield call(clientId, 'when calm');
}

/** Forgets where a code went when the code expires. A closed dialog runs no timer, so the page alone remembers it then (P15). */
function* forgetOldCode(): SagaGenerator {
  const environment = yield* getEnvironment();
  const sent = recallSentCode(environment);
  if (sent) {
    const { closed } = (yield race({
      expired: delay(sent.at + CODE_LIFE_MS - environment.clock().wall),
      closed: take(dialogClosed),
    })) as { closed?: unknown };
    if (closed) return holdSentCode(environment);
  }
  forgetSentCode(environment);
}

/** Back on a page that the browser had put aside: a code must not lie there for whoever sits at it now. */
function* dropCode(): SagaGenerator {
  yield put(codeDiscarded());
}

/** Signing in with a code: makes the client id, sends codes and exchanges them for a session. */
export function* codeSignInSaga(): SagaGenerator {
  const environment = yield* getEnvironment();
  const channel = (yield call(pageRestores, environment)) as EventChannel<true>;
  yield takeEvery(channel, dropCode);
  yield takeEvery(dialogOpened, prepareClientId);
  if (recallSentCode(environment) === undefined) forgetSentCode(environment);
  yield takeLatest([dialogOpened, codeSent], forgetOldCode);
  yield fork(sendCodes);
  yield fork(signIn);
}

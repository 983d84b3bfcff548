import { delay, fork, put, takeEvery, takeLatest } from 'redux-saga/effects';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { call, race, take } from '#lib/saga/typedEffects.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import { select } from '#shared/browser/select.ts';
import { pageRestores } from '#shared/browser/pageRestores.ts';
import { getClientId } from '../client-id/getClientId';
import { noticeShown } from '#shared/notices/noticesSlice.ts';
import { completeSignIn } from '../finish/completeSignIn';
import { CODE_LIFE_MS } from '../verification/codeLife';
import { dialogClosed, dialogOpened, modeChosen, selectReturnTo } from '../dialog/dialogSlice';
import {
  channelChosen,
  codeDiscarded,
  codeSent,
  codeRequested,
  identifierEdited,
  sendingEnded,
  signInEnded,
  signInSubmitted,
  sliderDismissed,
  tokenGranted,
} from './codeSignInSlice';
import { sendCode } from '../verification/sendCode';
import {
  forgetSentCode,
  moveSentCodeToMemory,
  recallSentCode,
} from '../verification/sentCodeMemory';
import { tokenForCode } from './tokenForCode';

/**
 * Each of these makes a pending response obsolete: the form that asked for it is no longer shown.
 */
const leavesForm = [dialogClosed, channelChosen, identifierEdited, modeChosen];

/**
 * Sends one code at a time and ignores further requests meanwhile. Dismissing the slider cancels at
 * any point, also while a new picture or a verdict is pending.
 */
function* sendCodes(): SagaGenerator {
  for (;;) {
    const { payload: identifier } = yield* take(codeRequested);
    yield* race({
      sent: call(sendCode, identifier),
      left: take([...leavesForm, sliderDismissed]),
    });
    yield put(sendingEnded());
  }
}

/**
 * Signs in one at a time. Leaving the form aborts the token request; the steps after a token always
 * finish.
 */
function* signIn(): SagaGenerator {
  const environment = yield* getEnvironment();
  for (;;) {
    const { payload } = yield* take(signInSubmitted);
    const { identifier, code } = payload;
    const { grant } = yield* race({
      grant: call(tokenForCode, identifier, code),
      left: take(leavesForm),
    });
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

function* prepareClientId(): SagaGenerator {
  yield* call(yield* getClientId(), 'when calm');
}

/**
 * Forgets the sent code when it expires. While the dialog is closed no timer runs; only the page's
 * memory knows the code (P15).
 */
function* forgetOldCode(): SagaGenerator {
  const environment = yield* getEnvironment();
  const sent = recallSentCode(environment);
  if (sent) {
    const { closed } = yield* race({
      expired: delay(sent.at + CODE_LIFE_MS - environment.clock().wall),
      closed: take(dialogClosed),
    });
    if (closed) return moveSentCodeToMemory(environment);
  }
  forgetSentCode(environment);
}

/**
 * After a restore from the back/forward cache, a typed code must not be visible to the next person
 * at the device.
 */
function* dropCode(): SagaGenerator {
  yield put(codeDiscarded());
}

export function* codeSignInSaga(): SagaGenerator {
  const environment = yield* getEnvironment();
  const channel = pageRestores(environment);
  yield takeEvery(channel, dropCode);
  yield takeEvery(dialogOpened, prepareClientId);
  if (recallSentCode(environment) === undefined) forgetSentCode(environment);
  yield takeLatest([dialogOpened, codeSent], forgetOldCode);
  yield fork(sendCodes);
  yield fork(signIn);
}

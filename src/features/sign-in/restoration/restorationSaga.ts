import { put, takeEvery, takeLatest } from 'redux-saga/effects';
import type { Answer, ApiError } from '#shared/api/client/apiError.ts';
import { request } from '#shared/api/client/request.ts';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { call, race, take } from '#lib/saga/typedEffects.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import { pageRestores } from '#shared/browser/pageRestores.ts';
import { noticeShown, noticesDismissed } from '#shared/notices/noticesSlice.ts';
import { startCountdown } from '../verification/resendCountdownSaga';
import { restorationWait } from '../verification/resendCountdownSlice';
import { goOnByItself } from '#shared/session/redirectTo.ts';
import {
  restorationRequested,
  sessionFound,
  signedInElsewhere,
  signInRequested,
} from '#shared/session/sessionSlice.ts';
import { CODE_LIFE_MINUTES } from '../verification/codeLife';
import type { Identifier } from '#shared/session/identifier.ts';
import type { Shown } from '../verification/sendFailure';
import { checkFailureNotice, sendFailureNotice } from './failureMessages';
import { checkRestoreCode, sendRestoreCode } from './restorationEndpoints';
import {
  accountRestored,
  checkStarted,
  codeDiscarded,
  codeRefused,
  codeSent,
  restorationClosed,
  restoreCodeSubmitted,
  restoreCodeRequested,
  sendingStarted,
  workEnded,
} from './restorationSlice';

/** Each of these makes a pending response obsolete: its dialog is gone. */
const leavesDialog = [restorationClosed, signInRequested, sessionFound];

/** Shows why a call failed, and starts the wait that the service asked for. */
function* fail({ value }: Identifier, shown: Shown, error: ApiError): SagaGenerator {
  yield put(noticeShown({ topic: 'restoration', ...shown }));
  if (error.kind === 'refused' && error.retryAfterSeconds !== undefined) {
    yield* startCountdown(restorationWait(value), error.retryAfterSeconds);
  }
}

function* sendCode(identifier: Identifier): SagaGenerator {
  yield put(sendingStarted());
  const { error }: Answer<unknown> = yield* request(sendRestoreCode(identifier));
  if (error) {
    yield* fail(identifier, sendFailureNotice(error), error);
    return;
  }
  yield* startCountdown(restorationWait(identifier.value));
  yield put(codeSent((yield* getEnvironment()).clock().wall));
  const message = {
    phrase: 'signIn.codeSent',
    values: { smart_count: CODE_LIFE_MINUTES },
  } as const;
  yield put(noticeShown({ tone: 'success', topic: 'restoration', message }));
}

function* checkCode(identifier: Identifier, code: string): SagaGenerator {
  yield put(checkStarted());
  const { data: verified, error }: Answer<boolean> = yield* request(
    checkRestoreCode(identifier, code),
  );
  if (error) {
    yield* fail(identifier, checkFailureNotice(error), error);
    if (error.kind === 'timeout') yield put(codeDiscarded());
  } else if (verified) {
    yield put(noticesDismissed('restoration'));
    yield put(accountRestored());
  } else {
    yield put(codeRefused('restore.codeIncorrect'));
  }
}

/** Runs one call at a time and ignores requests meanwhile, which are repetitions or premature. */
function* serve(identifier: Identifier): SagaGenerator {
  for (;;) {
    const asked = yield* take([restoreCodeRequested, restoreCodeSubmitted]);
    if (restoreCodeSubmitted.match(asked)) yield* checkCode(identifier, asked.payload);
    else yield* sendCode(identifier);
    yield put(workEnded());
  }
}

/**
 * Restores an account while its dialog is open; leaving aborts requests. A sign-in in another tab
 * continues to the original return address.
 */
function* restore({
  payload: { identifier, returnTo },
}: ReturnType<typeof restorationRequested>): SagaGenerator {
  const { elsewhere } = yield* race({
    served: call(serve, identifier),
    left: take(leavesDialog),
    elsewhere: take(signedInElsewhere),
  });
  yield put(noticesDismissed('restoration'));
  if (elsewhere !== undefined && returnTo !== undefined) yield* goOnByItself(returnTo);
}

/**
 * After a restore from the back/forward cache, a typed code must not be visible to the next person
 * at the device.
 */
function* dropCode(): SagaGenerator {
  yield put(codeDiscarded());
}

export function* restorationSaga(): SagaGenerator {
  const channel = pageRestores(yield* getEnvironment());
  yield takeEvery(channel, dropCode);
  yield takeLatest(restorationRequested, restore);
}

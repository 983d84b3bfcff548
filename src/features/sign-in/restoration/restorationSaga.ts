import { put, takeLatest } from 'redux-saga/effects';
import { request } from '#shared/api/client/request.ts';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { call, race, take } from '#lib/saga/typedEffects.ts';
import { noticesDismissed } from '#shared/notices/noticesSlice.ts';
import type { Identifier } from '#shared/session/identifier.ts';
import { restorationRequested, signedInElsewhere } from '#shared/session/sessionSlice.ts';
import { redirectBecause } from '../finish/navigation/automaticRedirect';
import { restorationKey } from '../verification/resendCountdownSlice';
import { verificationSaga } from '../verification/verificationSaga';
import type { CheckFailure, VerificationFlow } from '../verification/verificationSaga';
import { checkRestoreCode, sendRestoreCode } from './restorationEndpoints';
import { accountRestored, leavesDialog, restorationCode } from './restorationSlice';

function* check({
  identifier,
  code,
}: {
  identifier: Identifier;
  code: string;
}): SagaGenerator<CheckFailure | undefined> {
  yield put(restorationCode.checkStarted());
  const { answer } = yield* race({
    answer: call(request<boolean>, checkRestoreCode(identifier, code)),
    left: take(leavesDialog),
  });
  if (answer === undefined) return undefined;
  if (answer.error) return { isWrong: false, error: answer.error };
  if (!answer.data) return { isWrong: true };
  yield put(noticesDismissed('restoration'));
  yield put(accountRestored());
  return undefined;
}

const flow: VerificationFlow = {
  purpose: 'restoration',
  verification: restorationCode,
  cancelledBy: leavesDialog,
  countdownKey: restorationKey,
  send: (identifier) => request(sendRestoreCode(identifier)),
  check,
};

/** A sign-in in another tab continues to the original return address. */
function* leave({ payload: { returnTo } }: ReturnType<typeof restorationRequested>): SagaGenerator {
  const { elsewhere } = yield* race({
    left: take(leavesDialog),
    elsewhere: take(signedInElsewhere),
  });
  yield put(noticesDismissed('restoration'));
  if (elsewhere !== undefined && returnTo !== undefined)
    yield* redirectBecause('signedInElsewhere', returnTo);
}

export function* restorationSaga(): SagaGenerator {
  yield takeLatest(restorationRequested, leave);
  yield* verificationSaga(flow);
}

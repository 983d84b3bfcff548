import type { Action } from '@reduxjs/toolkit';
import { delay, put, takeEvery, takeLatest } from 'redux-saga/effects';
import { request } from '#shared/api/client/request.ts';
import { isCorporateEmail } from '#lib/identifier/emailAddress.ts';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { call, race, take } from '#lib/saga/typedEffects.ts';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import { select } from '#shared/browser/select.ts';
import { getDeployment } from '#shared/deployment/getDeployment.ts';
import { noticeShown } from '#shared/notices/noticesSlice.ts';
import {
  restorationRequested,
  selectSignedIn,
  sessionFound,
} from '#shared/session/sessionSlice.ts';
import type { Identifier } from '#shared/session/identifier.ts';
import { getClientId } from '#shared/api/client-id/getClientId.ts';
import { ensureConsent } from '../parts/consent/consent';
import {
  dialogClosed,
  dialogOpened,
  modeSelected,
  selectDialogOpen,
  selectReturnTo,
} from '../parts/dialogSlice';
import { reportFailure, signInMessagesCleared } from '../finish/failureReports';
import { signInBy } from '../finish/signInBy';
import { isWrongCode } from '../verification/failureMessages';
import {
  clearExpired,
  clearIdentifiers,
  clearTyped,
  leaveIdentifiers,
  saveSentCode,
} from '../verification/identifierStore';
import { verificationSaga } from '../verification/verificationSaga';
import type { CheckFailure, VerificationFlow } from '../verification/verificationSaga';
import { requestChallenge, requestCode, requestTokenForCode } from './codeEndpoints';
import { channelSelected, signInCode } from './codeSignInSlice';

const cancelActions = [dialogClosed, channelSelected, signInCode.identifierEdited, modeSelected];

const NOT_SENT = { phone: '0010001', email: '0010002' } as const;

/** The code is used up and the flow continues in another dialog. */
function* offerRestoration(identifier: Identifier, endsAt: number | undefined): SagaGenerator {
  clearIdentifiers(yield* getEnvironment());
  const returnTo = yield* select(selectReturnTo);
  yield put(restorationRequested({ identifier, endsAt, returnTo }));
}

function* signIn({
  identifier,
  code,
}: {
  identifier: Identifier;
  code: string;
}): SagaGenerator<CheckFailure | undefined> {
  const environment = yield* getEnvironment();
  const end = yield* signInBy({
    loginType: identifier.channel,
    cancelledBy: cancelActions,
    reportCodeOf: (error) => (isWrongCode(error) ? '0010004' : '0010005'),
    *token() {
      yield put(signInCode.checkStarted());
      const answer = yield* request(requestTokenForCode(identifier, code));
      if (!answer.error) clearIdentifiers(environment);
      return answer;
    },
  });
  if (end.status === 'failed') return { isWrong: isWrongCode(end.error), error: end.error };
  if (end.status === 'pending') yield* offerRestoration(identifier, end.endsAt);
  if (end.status === 'refused') {
    yield put(
      noticeShown({ tone: 'danger', topic: 'sign-in', message: { phrase: 'login.failed' } }),
    );
    yield put(signInCode.codeDiscarded());
  }
  return undefined;
}

const flow: VerificationFlow = {
  purpose: 'sign-in',
  verification: signInCode,
  cancelledBy: cancelActions,
  countdownKey: (identifier) => identifier,
  consent: ensureConsent,
  challenge: ({ value }) => request(requestChallenge(value)),
  send: (identifier, solution) => request(requestCode(identifier, solution)),
  *sent(identifier, at) {
    const { corporateEmailDomains } = yield* getDeployment();
    saveSentCode(yield* getEnvironment(), { ...identifier, at });
    yield put(signInMessagesCleared());
    const corporate = isCorporateEmail(identifier.value, corporateEmailDomains);
    return corporate ? 'signIn.codeSentCorporate' : 'signIn.codeSent';
  },
  notSent: ({ channel }, step, error) =>
    reportFailure({ reportCode: NOT_SENT[channel], step, error }),
  check: signIn,
};

function* prepareClientId(): SagaGenerator {
  yield* call(yield* getClientId());
}

/**
 * Forgets kept identifiers when they expire. While the dialog is closed no timer runs; only the
 * page's memory knows them (P15).
 */
function* forgetExpired(action: Action): SagaGenerator {
  const environment = yield* getEnvironment();
  // The form of a closed dialog goes.
  if (signInCode.identifierEdited.match(action) && !(yield* select(selectDialogOpen))) return;
  for (;;) {
    const life = clearExpired(environment);
    if (life === undefined) return;
    const { closed } = yield* race({ expired: delay(life), closed: take(dialogClosed) });
    if (closed) return;
  }
}

export function* codeSignInSaga(): SagaGenerator {
  const environment = yield* getEnvironment();
  yield takeEvery(dialogOpened, function* prepare({ payload }) {
    // Another flow knows the identifier.
    if (payload.identifier) clearTyped(environment);
    yield* prepareClientId();
  });
  yield takeEvery(sessionFound, () => clearIdentifiers(environment));
  if (yield* select(selectSignedIn)) clearIdentifiers(environment);
  else clearExpired(environment);
  yield takeEvery(dialogClosed, () => leaveIdentifiers(environment));
  yield takeLatest([dialogOpened, signInCode.codeSent, signInCode.identifierEdited], forgetExpired);
  yield* verificationSaga(flow);
}

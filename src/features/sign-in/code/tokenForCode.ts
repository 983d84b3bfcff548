import { put } from 'redux-saga/effects';
import type { Answer, ApiError } from '#shared/api/client/apiError.ts';
import { request } from '#shared/api/client/request.ts';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { ensureConsent } from '../consent/ensureConsent';
import { getEnvironment } from '#shared/browser/getEnvironment.ts';
import { select } from '#shared/browser/select.ts';
import { reportFailure } from '../finish/reportFailure';
import { noticeShown, noticesDismissed } from '#shared/notices/noticesSlice.ts';
import { startCountdown } from '../verification/resendCountdownSaga';
import { restorationRequested } from '#shared/session/sessionSlice.ts';
import { isPendingDeregistration } from '../finish/pendingDeregistration';
import type { TokenGrant } from '#shared/session/tokenStore.ts';
import type { Identifier } from '#shared/session/identifier.ts';
import { selectReturnTo } from '../dialog/dialogSlice';
import { requestToken } from './codeEndpoints';
import { codeDiscarded, codeRefused, tokenRequested } from './codeSignInSlice';
import { codeRefusal, tokenFailureMessage } from '../verification/failureMessages';
import { forgetSentCode } from '../verification/sentCodeMemory';

/**
 * The account needs restoration: the code is used up and the flow continues in another dialog. This
 * is not a failure.
 */
function* offerRestoration(identifier: Identifier, endsAt: number | undefined): SagaGenerator {
  forgetSentCode(yield* getEnvironment());
  const returnTo = yield* select(selectReturnTo);
  yield put(restorationRequested({ identifier, endsAt, returnTo }));
}

function* fail(identifier: Identifier, error: ApiError): SagaGenerator {
  if (isPendingDeregistration(error)) {
    yield* offerRestoration(identifier, error.deregistrationEndsAt);
    return;
  }
  if (error.kind === 'refused' && error.retryAfterSeconds !== undefined) {
    yield* startCountdown(identifier.value, error.retryAfterSeconds);
  }
  const refusal = codeRefusal(error, identifier.channel);
  if (refusal) {
    yield put(codeRefused(refusal));
    yield* reportFailure({ reportCode: '0010004', step: 'token', error });
    return;
  }
  if (error.kind === 'aborted') return;
  yield put(noticeShown({ tone: 'danger', topic: 'sign-in', message: tokenFailureMessage(error) }));
  yield* reportFailure({ reportCode: '0010005', step: 'token', error });
  if (error.kind === 'timeout') yield put(codeDiscarded());
}

/**
 * Exchanges a code for tokens, consent first. Shows and reports each refusal, or passes it to the
 * restoration.
 * @returns undefined when there is no grant
 */
export function* tokenForCode(
  identifier: Identifier,
  code: string,
): SagaGenerator<TokenGrant | undefined> {
  if (!(yield* ensureConsent())) return undefined;
  yield put(tokenRequested());
  // Messages about an earlier attempt no longer apply.
  yield put(noticesDismissed('sign-in'));
  const name =
    identifier.channel === 'phone'
      ? { phone_number: identifier.value }
      : { email: identifier.value };
  const answer: Answer<TokenGrant> = yield* request(
    requestToken.initiate({ identifier: name, code }, { track: false }),
  );
  if (!answer.error) return answer.data;
  yield* fail(identifier, answer.error);
  return undefined;
}

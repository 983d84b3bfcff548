import { put } from 'redux-saga/effects';
import type { Answer, ApiError } from '../../../api/apiError';
import { request } from '../../../api/request';
import { ensureConsent } from '../../../platform/agreement/ensureConsent';
import { reportFailure } from '../../../platform/failure-reports/reportFailure';
import { noticeGiven } from '../../../platform/notices/noticesSlice';
import type { TokenGrant } from '../../../platform/session/tokenStore';
import { requestToken } from './codeEndpoints';
import { codeDiscarded, codeRefused, tokenAsked } from './codeSignInSlice';
import type { Identifier } from './codeSignInSlice';
import { codeRefusal, tokenFailureMessage } from './failureMessages';

type Steps<Result = void> = Generator<unknown, Result, unknown>;

function* fail({ channel }: Identifier, error: ApiError): Steps {
  const refusal = codeRefusal(error, channel);
  if (refusal) {
    yield put(codeRefused(refusal));
    yield* reportFailure({ code: '0010004', step: 'token', error });
    return;
  }
  if (error.kind === 'aborted') return;
  yield put(noticeGiven({ tone: 'danger', topic: 'sign-in', message: tokenFailureMessage(error) }));
  yield* reportFailure({ code: '0010005', step: 'token', error });
  if (error.kind === 'timeout') yield put(codeDiscarded());
}

/**
 * Exchanges a code for tokens, agreement first. Every refusal is shown and reported here (specification 8).
 * @returns the grant, or nothing when there is none
 */
export function* tokenForCode(identifier: Identifier, code: string): Steps<TokenGrant | undefined> {
  if (!(yield* ensureConsent())) return undefined;
  yield put(tokenAsked());
  const name = identifier.channel === 'phone' ? { phone_number: identifier.value } : { email: identifier.value };
  const answer: Answer<TokenGrant> = yield* request(
    requestToken.initiate({ identifier: name, code }, { track: false }),
  );
  if (!answer.error) return answer.data;
  yield* fail(identifier, answer.error);
  return undefined;
}

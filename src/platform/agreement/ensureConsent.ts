import { put, race, take } from 'redux-saga/effects';
import { selected } from '../environment/selected';
import { consentAsked, consentDeclined, consentGiven, consentWithdrawn, selectAgreed } from './consentSlice';

/**
 * Nothing may be sent before the visitor agrees (specification 5). Where the box is empty this asks, and
 * whatever called goes on when the answer is OK: the pending action resumes (specification 4).
 * @returns whether the visitor agrees
 */
export function* ensureConsent(): Generator<unknown, boolean, unknown> {
  if (yield* selected(selectAgreed)) return true;
  yield put(consentAsked());
  const answer = (yield race({ given: take(consentGiven), declined: take([consentDeclined, consentWithdrawn]) })) as {
    given?: unknown;
  };
  return answer.given !== undefined;
}

import { cancelled, put } from 'redux-saga/effects';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { call, race, take } from '#lib/saga/typedEffects.ts';
import { select } from '#shared/browser/select.ts';
import {
  consentRequested,
  consentDeclined,
  consentGiven,
  consentWithdrawn,
  selectAgreed,
} from './consentSlice';

/** Asks the user; cancelling the caller closes the question, another one replaces it. `call` it. */
export function* ask(question: { account?: string }): SagaGenerator<boolean> {
  try {
    yield put(consentRequested(question));
    const answer = yield* race({
      given: take(consentGiven),
      declined: take([consentDeclined, consentWithdrawn, consentRequested]),
    });
    return answer.given !== undefined;
  } finally {
    // The caller was cancelled, so there is no one to handle the answer.
    if (yield cancelled()) yield put(consentDeclined());
  }
}

/**
 * Ensures consent before anything is sent. With an empty box it asks, and the
 * pending action resumes on OK.
 * @returns whether the user agrees
 */
export function* ensureConsent(): SagaGenerator<boolean> {
  if (yield* select(selectAgreed)) return true;
  // `call`, because a cancelled `yield*` would continue after the last step of `ask`.
  return yield* call(ask, {});
}

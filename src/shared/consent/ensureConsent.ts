import { call, cancelled, put, race, take } from 'redux-saga/effects';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { select } from '#shared/browser/select.ts';
import {
  consentRequested,
  consentDeclined,
  consentGiven,
  consentWithdrawn,
  selectAgreed,
} from './consentSlice';

function* ask(): SagaGenerator<boolean> {
  try {
    yield put(consentRequested());
    const answer = (yield race({
      given: take(consentGiven),
      declined: take([consentDeclined, consentWithdrawn]),
    })) as {
      given?: unknown;
    };
    return answer.given !== undefined;
  } finally {
    // Whatever called was given up: nobody would hear the answer.
    if (yield cancelled()) yield put(consentDeclined());
  }
}

/**
 * Nothing may be sent before the visitor agrees (specification 5). Where the box is empty this asks, and
 * whatever called goes on when the answer is OK: the pending action resumes (specification 4). Given up meanwhile, it
 * takes its question along.
 * @returns whether the visitor agrees
 */
export function* ensureConsent(): SagaGenerator<boolean> {
  if (yield* select(selectAgreed)) return true;
  // By `call`: a `yield*` that is given up would go on after the last step of `ask`.
  return (yield call(ask)) as boolean;
}

import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { cancelled, put } from 'redux-saga/effects';
import type { SagaGenerator } from '#lib/saga/sagaGenerator.ts';
import { call, race, take } from '#lib/saga/typedEffects.ts';
import { select } from '#shared/browser/select.ts';
import type { Account } from '#shared/session/useMemberName.ts';

/** A question that is shown before something is sent. */
interface Question {
  /** The account that OK signs in; undefined: OK only gives consent. */
  account?: Account;
}

/** Whether the user accepts the academy's agreements, and the question that is shown. */
interface ConsentState {
  agreed: boolean;
  question: Question | null;
}

const initialState: ConsentState = { agreed: false, question: null };

export const consentSlice = createSlice({
  name: 'consent',
  initialState,
  reducers: {
    consentMarked: (state, { payload }: PayloadAction<boolean>) => {
      state.agreed = payload;
    },
    consentRequested: (state, { payload }: PayloadAction<Question>) => {
      state.question = payload;
    },
    /** OK: the pending action continues. The box is ticked, unless consent is for one account. */
    consentGiven: (state) => {
      if (state.question && state.question.account === undefined) state.agreed = true;
      state.question = null;
    },
    consentDeclined: (state) => {
      state.question = null;
    },
    /** The sign-in form resets: the box is empty again. */
    consentWithdrawn: () => initialState,
  },
  selectors: {
    selectAgreed: (state) => state.agreed,
    selectConsentQuestion: (state) => state.question,
  },
});

const { consentRequested } = consentSlice.actions;
export const { consentDeclined, consentGiven, consentMarked, consentWithdrawn } =
  consentSlice.actions;
export const { selectAgreed, selectConsentQuestion } = consentSlice.selectors;

/**
 * Asks the user. Start it with `call`: then cancelling the caller closes the question. Another
 * question replaces it.
 */
export function* ask(question: Question): SagaGenerator<boolean> {
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

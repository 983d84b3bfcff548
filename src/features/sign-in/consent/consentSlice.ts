import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** A question that is shown before something is sent. */
interface Question {
  /** The account that OK signs in, empty if it is unknown; undefined: OK only gives consent. */
  account?: string;
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
    selectQuestion: (state) => state.question,
  },
});

export const { consentRequested, consentDeclined, consentGiven, consentMarked, consentWithdrawn } =
  consentSlice.actions;
export const { selectAgreed, selectQuestion } = consentSlice.selectors;

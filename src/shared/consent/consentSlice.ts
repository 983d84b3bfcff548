import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** Whether the user accepts the academy's agreements, and whether the question is shown. */
interface ConsentState {
  agreed: boolean;
  asking: boolean;
}

const initialState: ConsentState = { agreed: false, asking: false };

export const consentSlice = createSlice({
  name: 'consent',
  initialState,
  reducers: {
    /** The user ticked or cleared the box. */
    consentMarked: (state, { payload }: PayloadAction<boolean>) => {
      state.agreed = payload;
    },
    consentRequested: (state) => {
      state.asking = !state.agreed;
    },
    /** OK in the question: ticks the box, and the pending action continues. */
    consentGiven: (state) => {
      if (!state.asking) return;
      state.agreed = true;
      state.asking = false;
    },
    consentDeclined: (state) => {
      state.asking = false;
    },
    /** The sign-in form resets: the box is empty again (specification 4). */
    consentWithdrawn: () => initialState,
  },
  selectors: {
    selectAgreed: (state) => state.agreed,
    selectAsking: (state) => state.asking,
  },
});

export const { consentRequested, consentDeclined, consentGiven, consentMarked, consentWithdrawn } =
  consentSlice.actions;
export const { selectAgreed, selectAsking } = consentSlice.selectors;

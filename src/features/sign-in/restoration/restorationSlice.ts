import { createSlice } from '@reduxjs/toolkit';
import {
  restorationRequested,
  sessionFound,
  signInRequested,
} from '#shared/session/sessionSlice.ts';
import type { RestorableAccount } from '#shared/session/sessionSlice.ts';
import { createVerification } from '../verification/verificationSlice';

/**
 * The three steps of restoring an account. One union replaces the specification's `isModal` (any
 * step except `closed`), and `tell` and `emailNum`, which are the two channels of
 * `account.identifier`.
 */
type RestorationState =
  { step: 'closed' } | { step: 'notice' | 'verification' | 'verified'; account: RestorableAccount };

const initialState = (): RestorationState => ({ step: 'closed' });

export const restorationSlice = createSlice({
  name: 'restoration',
  initialState,
  reducers: {
    noticeRead: (state): RestorationState =>
      state.step === 'notice' ? { ...state, step: 'verification' } : state,
    accountRestored: (state): RestorationState =>
      state.step === 'verification' ? { ...state, step: 'verified' } : state,
    restorationClosed: initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(restorationRequested, (_state, { payload: account }) => ({
      step: 'notice',
      account,
    }));
    // Signing in, here or in another tab, closes the dialog.
    builder.addCase(signInRequested, initialState);
    builder.addCase(sessionFound, initialState);
  },
  selectors: { selectRestoration: (state) => state },
});

export const { accountRestored, noticeRead, restorationClosed } = restorationSlice.actions;
export const { selectRestoration } = restorationSlice.selectors;

/** Each of these closes the dialog. */
export const leavesDialog = [restorationClosed, signInRequested, sessionFound];

export const restorationCode = createVerification('restorationCode', {
  resetBy: [restorationRequested, ...leavesDialog],
});

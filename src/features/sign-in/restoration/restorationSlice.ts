import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { PhraseKey } from '#translations/phrases.ts';
import {
  restorationRequested,
  sessionFound,
  signInRequested,
} from '#shared/session/sessionSlice.ts';
import type { RestorableAccount } from '#shared/session/sessionSlice.ts';
import { OPEN, VOID } from '../verification/codeVerdict';
import type { CodeVerdict } from '../verification/codeVerdict';

/** The second step: the pending request, and the service's answers. */
export interface Verification {
  step: 'verification';
  account: RestorableAccount;
  work: 'idle' | 'sending' | 'checking';
  sentAt?: number;
  verdict: CodeVerdict;
}

/**
 * The three steps of restoring an account. One union replaces the specification's `isModal` (any
 * step except `closed`), and `tell` and `emailNum`, which are the two channels of
 * `account.identifier`.
 */
type RestorationState =
  | { step: 'closed' }
  | { step: 'notice'; account: RestorableAccount }
  | Verification
  | { step: 'verified'; account: RestorableAccount };

const closed = (): RestorationState => ({ step: 'closed' });

/** Changes the second step only; a late answer has no effect. */
function inVerification<Given extends unknown[]>(
  change: (state: Verification, ...given: Given) => void,
) {
  return (state: RestorationState, ...given: Given): void => {
    if (state.step === 'verification') change(state, ...given);
  };
}

export const restorationSlice = createSlice({
  name: 'restoration',
  initialState: closed,
  reducers: {
    noticeRead: (state): RestorationState => {
      if (state.step !== 'notice') return state;
      const { account } = state;
      return {
        step: 'verification',
        account,
        work: 'idle',
        verdict: OPEN,
      };
    },
    sendingStarted: inVerification((state) => {
      state.work = 'sending';
    }),
    codeSent: inVerification((state, { payload: sentAt }: PayloadAction<number>) => {
      state.sentAt = sentAt;
      state.verdict = OPEN;
    }),
    checkStarted: inVerification((state) => {
      state.work = 'checking';
      state.verdict = OPEN;
    }),
    codeRefused: inVerification((state, { payload: problem }: PayloadAction<PhraseKey>) => {
      state.verdict = { status: 'refused', problem };
    }),
    codeDiscarded: inVerification((state) => {
      state.verdict = VOID;
    }),
    codeEdited: inVerification((state) => {
      state.verdict = OPEN;
    }),
    workEnded: inVerification((state) => {
      state.work = 'idle';
    }),
    accountRestored: (state): RestorationState =>
      state.step === 'verification' ? { step: 'verified', account: state.account } : state,
    restorationClosed: closed,
  },
  extraReducers: (builder) => {
    builder.addCase(restorationRequested, (_state, { payload: account }) => ({
      step: 'notice',
      account,
    }));
    // Signing in, here or in another tab, closes the dialog.
    builder.addCase(signInRequested, closed);
    builder.addCase(sessionFound, closed);
  },
  selectors: { selectRestoration: (state) => state },
});

export const {
  accountRestored,
  checkStarted,
  codeDiscarded,
  codeEdited,
  codeRefused,
  codeSent,
  noticeRead,
  restorationClosed,
  sendingStarted,
  workEnded,
} = restorationSlice.actions;
export const { selectRestoration } = restorationSlice.selectors;

export const restoreCodeRequested = createAction('restoration/restoreCodeRequested');

export const restoreCodeSubmitted = createAction<string>('restoration/restoreCodeSubmitted');

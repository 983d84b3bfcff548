import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { PhraseKey } from '#translations/phrases.ts';
import { restorationWanted, sessionFound, signInWanted } from '#shared/session/sessionSlice.ts';
import type { RestorableAccount } from '#shared/session/sessionSlice.ts';

/** The dialog's second step: what is being asked of the service, and what it said. */
export interface Verification {
  step: 'verification';
  account: RestorableAccount;
  work: 'idle' | 'sending' | 'checking';
  /** How many codes went out, and how many times what stands in the field became worthless (D35). */
  sentCodes: number;
  discardedCodes: number;
  /** When the newest code went out, ms. */
  sentAt?: number;
  /** What the service said about the code, marked on its field. */
  codeProblem: PhraseKey | null;
}

/**
 * The three steps of restoring an account (specification 2). One union instead of the specification's `isModal`
 * (any step but `closed`) and of `tell` and `emailNum`, which are the two channels of `account.identifier`.
 */
type RestorationState =
  | { step: 'closed' }
  | { step: 'notice'; account: RestorableAccount }
  | Verification
  | { step: 'verified'; account: RestorableAccount };

const closed = (): RestorationState => ({ step: 'closed' });

/** Changes the second step, and only that one: an answer that comes after it has nothing to say. */
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
        sentCodes: 0,
        discardedCodes: 0,
        codeProblem: null,
      };
    },
    sendingStarted: inVerification((state) => {
      state.work = 'sending';
    }),
    codeSent: inVerification((state, { payload: sentAt }: PayloadAction<number>) => {
      state.sentCodes += 1;
      state.sentAt = sentAt;
      state.codeProblem = null;
    }),
    checkStarted: inVerification((state) => {
      state.work = 'checking';
      state.codeProblem = null;
    }),
    codeRefused: inVerification((state, { payload }: PayloadAction<PhraseKey>) => {
      state.codeProblem = payload;
    }),
    codeDiscarded: inVerification((state) => {
      state.discardedCodes += 1;
    }),
    codeEdited: inVerification((state) => {
      state.codeProblem = null;
    }),
    workEnded: inVerification((state) => {
      state.work = 'idle';
    }),
    accountRestored: (state): RestorationState =>
      state.step === 'verification' ? { step: 'verified', account: state.account } : state,
    restorationClosed: closed,
  },
  extraReducers: (builder) => {
    builder.addCase(restorationWanted, (_state, { payload: account }) => ({
      step: 'notice',
      account,
    }));
    // Whoever signs in, or is signed in by another tab, has left.
    builder.addCase(signInWanted, closed);
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

/** The visitor wants a code for the account. */
export const restoreCodeWanted = createAction('restoration/restoreCodeWanted');

/** The visitor wants the account back, with a complete code. */
export const restoreCodeSubmitted = createAction<string>('restoration/restoreCodeSubmitted');

import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { PhraseKey } from '#translations/phrases.ts';
import { restorationWanted, sessionFound, signInWanted } from '#shared/session/sessionSlice.ts';
import type { RestorableAccount } from '#shared/session/sessionSlice.ts';

/** The second step: the pending request, and the service's answers. */
export interface Verification {
  step: 'verification';
  account: RestorableAccount;
  work: 'idle' | 'sending' | 'checking';
  /** The number of sent codes, and how often the content of the field became invalid (D35). */
  sentCodes: number;
  discardedCodes: number;
  /** When the newest code was sent, ms. */
  sentAt?: number;
  /** The service's refusal of the code, shown at its field. */
  codeProblem: PhraseKey | null;
}

/**
 * The three steps of restoring an account (specification 2). One union replaces the specification's
 * `isModal` (any step except `closed`), and `tell` and `emailNum`, which are the two channels of
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
    // Signing in, here or in another tab, closes the dialog.
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

/** The user requests a code for the account. */
export const restoreCodeWanted = createAction('restoration/restoreCodeWanted');

/** The user submits a complete code. */
export const restoreCodeSubmitted = createAction<string>('restoration/restoreCodeSubmitted');

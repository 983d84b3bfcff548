import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Channel, Identifier } from '#shared/session/identifier.ts';
import type { Message } from '#shared/i18n/message.ts';
import { OPEN, VOID } from '../verification/codeVerdict';
import type { CodeVerdict } from '../verification/codeVerdict';
import type { PhraseKey } from '#translations/phrases.ts';
import { dialogClosed, dialogOpened, modeChosen } from '../dialog/dialogSlice';
import type { SliderChallenge } from './codeEndpoints';

/**
 * Progress of requesting a code: idle, asking whether a slider is required, waiting for its
 * solution, sending.
 */
type Sending =
  | { status: 'idle' }
  | { status: 'checking'; again: boolean }
  | { status: 'challenged'; challenge: SliderChallenge }
  | { status: 'sending'; challenged: boolean };

interface CodeSignInState {
  /** The user's choice; null until they choose, when the academy's first channel is shown. */
  chosen: Channel | null;
  /** The identifier that another flow passed in to prefill the form. */
  handedOver: Identifier | null;
  sending: Sending;
  /** Why the service did not take the slider's last position, in its own words. */
  sliderProblem: Message | null;
  signingIn: 'idle' | 'requesting' | 'completing';
  verdict: CodeVerdict;
  /** The identifier that the newest code was sent to, and when (ms). */
  sent: { to: string; at: number } | null;
}

const initialState: CodeSignInState = {
  chosen: null,
  handedOver: null,
  sending: { status: 'idle' },
  sliderProblem: null,
  signingIn: 'idle',
  verdict: OPEN,
  sent: null,
};

export const codeSignInSlice = createSlice({
  name: 'codeSignIn',
  initialState,
  reducers: {
    /**
     * Switching resets the form. The countdown of the other identifier continues in the background
     * (D30).
     */
    channelChosen: (_state, { payload }: PayloadAction<Channel>) => ({
      ...initialState,
      chosen: payload,
    }),
    /** A code sent to the previous identifier does not belong to the new one. */
    identifierEdited: (state) => {
      state.verdict = state.sent === null ? OPEN : VOID;
      state.sent = null;
    },
    codeEdited: (state) => {
      state.verdict = OPEN;
    },
    challengeRequested: (state) => {
      state.sending = { status: 'checking', again: state.sending.status !== 'idle' };
    },
    challengeShown: (state, { payload: challenge }: PayloadAction<SliderChallenge>) => {
      if (state.sending.status === 'checking') state.sending = { status: 'challenged', challenge };
    },
    sendingStarted: (state) => {
      state.sending = { status: 'sending', challenged: state.sending.status === 'challenged' };
      state.sliderProblem = null;
    },
    solutionRefused: (state, { payload }: PayloadAction<Message>) => {
      state.sliderProblem = payload;
    },
    sendingEnded: (state) => {
      state.sending = { status: 'idle' };
      state.sliderProblem = null;
    },
    codeSent: (state, { payload }: PayloadAction<{ to: string; at: number }>) => {
      state.sent = payload;
      state.verdict = OPEN;
    },
    tokenRequested: (state) => {
      state.signingIn = 'requesting';
      state.verdict = OPEN;
    },
    tokenGranted: (state) => {
      if (state.signingIn === 'requesting') state.signingIn = 'completing';
    },
    codeRefused: (state, { payload: problem }: PayloadAction<PhraseKey>) => {
      state.verdict = { status: 'refused', problem };
    },
    codeDiscarded: (state) => {
      state.verdict = VOID;
    },
    signInEnded: (state) => {
      state.signingIn = 'idle';
    },
  },
  extraReducers: (builder) => {
    builder.addCase(dialogOpened, (state, { payload: { identifier } }) => {
      if (identifier) Object.assign(state, { chosen: identifier.channel, handedOver: identifier });
    });
    builder.addCase(dialogClosed, ({ chosen }) => ({ ...initialState, chosen }));
    builder.addCase(modeChosen, ({ chosen, sent, verdict }) => ({
      ...initialState,
      chosen,
      sent,
      // A refused code must not reappear with the form.
      verdict: verdict.status === 'open' ? OPEN : VOID,
    }));
  },
  selectors: {
    selectChosenChannel: (state) => state.chosen,
    selectHandedOver: (state) => state.handedOver,
    selectSending: (state) => state.sending,
    /**
     * Once shown, the slider dialog stays open while a solution is sent or a new picture is
     * fetched.
     */
    selectSliderOpen: ({ sending }) =>
      sending.status === 'challenged'
      || (sending.status === 'checking' && sending.again)
      || (sending.status === 'sending' && sending.challenged),
    selectSliderProblem: (state) => state.sliderProblem,
    selectSigningIn: (state) => state.signingIn,
    selectVerdict: (state) => state.verdict,
    selectSent: (state) => state.sent,
  },
});

export const {
  challengeRequested,
  challengeShown,
  channelChosen,
  codeDiscarded,
  codeEdited,
  codeRefused,
  codeSent,
  identifierEdited,
  sendingEnded,
  sendingStarted,
  signInEnded,
  solutionRefused,
  tokenRequested,
  tokenGranted,
} = codeSignInSlice.actions;
export const {
  selectChosenChannel,
  selectHandedOver,
  selectSending,
  selectSent,
  selectSliderOpen,
  selectSliderProblem,
  selectSigningIn,
  selectVerdict,
} = codeSignInSlice.selectors;

export const codeRequested = createAction<Identifier>('codeSignIn/codeRequested');

export const signInSubmitted = createAction<{ identifier: Identifier; code: string }>(
  'codeSignIn/signInSubmitted',
);

/** The slider was solved (offset in the picture's natural pixels), refreshed, or dismissed. */
export const sliderSolved = createAction<number>('codeSignIn/sliderSolved');
export const newPictureRequested = createAction('codeSignIn/newPictureRequested');
export const sliderDismissed = createAction('codeSignIn/sliderDismissed');

import { createAction, createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Channel, Identifier } from '#shared/session/identifier.ts';
import type { Message } from '#shared/i18n/message.ts';
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
  /** The service's refusal of the code, shown at its field. */
  codeProblem: PhraseKey | null;
  /** The identifier that the newest code was sent to, and when (ms). */
  sent: { to: string; at: number } | null;
  /** Incremented each time the content of the code field becomes invalid. */
  discardedCodes: number;
}

const initialState: CodeSignInState = {
  chosen: null,
  handedOver: null,
  sending: { status: 'idle' },
  sliderProblem: null,
  signingIn: 'idle',
  codeProblem: null,
  sent: null,
  discardedCodes: 0,
};

export const codeSignInSlice = createSlice({
  name: 'codeSignIn',
  initialState,
  reducers: {
    /**
     * Switching resets the form (specification 4). The countdown of the other identifier continues
     * in the background (D30).
     */
    channelChosen: (_state, { payload }: PayloadAction<Channel>) => ({
      ...initialState,
      chosen: payload,
    }),
    /** A code sent to the previous identifier does not belong to the new one. */
    identifierEdited: (state) => {
      if (state.sent !== null) state.discardedCodes += 1;
      state.sent = null;
      state.codeProblem = null;
    },
    codeEdited: (state) => {
      state.codeProblem = null;
    },
    challengeAsked: (state) => {
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
      state.codeProblem = null;
    },
    tokenAsked: (state) => {
      state.signingIn = 'requesting';
      state.codeProblem = null;
    },
    tokenGranted: (state) => {
      if (state.signingIn === 'requesting') state.signingIn = 'completing';
    },
    codeRefused: (state, { payload }: PayloadAction<PhraseKey>) => {
      state.codeProblem = payload;
    },
    /** The code may have been used up (D35), so the field is emptied. */
    codeDiscarded: (state) => {
      state.discardedCodes += 1;
    },
    signInEnded: (state) => {
      state.signingIn = 'idle';
    },
  },
  extraReducers: (builder) => {
    builder.addCase(dialogOpened, (state, { payload: { identifier } }) => {
      if (identifier) Object.assign(state, { chosen: identifier.channel, handedOver: identifier });
    });
    builder.addMatcher(isAnyOf(dialogClosed, modeChosen), (state) => ({
      ...initialState,
      chosen: state.chosen,
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
    selectCodeProblem: (state) => state.codeProblem,
    selectSent: (state) => state.sent,
    selectDiscardedCodes: (state) => state.discardedCodes,
  },
});

export const {
  challengeAsked,
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
  tokenAsked,
  tokenGranted,
} = codeSignInSlice.actions;
export const {
  selectChosenChannel,
  selectCodeProblem,
  selectDiscardedCodes,
  selectHandedOver,
  selectSending,
  selectSent,
  selectSliderOpen,
  selectSliderProblem,
  selectSigningIn,
} = codeSignInSlice.selectors;

/** The user requests a code for a valid identifier. */
export const codeWanted = createAction<Identifier>('codeSignIn/codeWanted');

/** The user submits the form with a complete code. */
export const signInSubmitted = createAction<{ identifier: Identifier; code: string }>(
  'codeSignIn/signInSubmitted',
);

/** The slider was solved (offset in the picture's natural pixels), refreshed, or dismissed. */
export const sliderSolved = createAction<number>('codeSignIn/sliderSolved');
export const newPictureWanted = createAction('codeSignIn/newPictureWanted');
export const sliderDismissed = createAction('codeSignIn/sliderDismissed');

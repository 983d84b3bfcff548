import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { PhraseKey } from '#translations/phrases.ts';
import { pageRestored } from '#shared/browser/pageRestored.ts';
import type { Message } from '#shared/i18n/message.ts';
import type { Identifier } from '#shared/session/identifier.ts';
import type { SliderChallenge } from './challenge';

/**
 * What is known about the code in the field. `refused`: the service refused it, and the field shows
 * why. `void`: it may be used up (D35), belongs to another identifier, or must not be seen by the
 * next person at the device, so the field is emptied. An edit makes it `open` again.
 */
export type CodeVerdict =
  { status: 'open' } | { status: 'refused'; problem: PhraseKey } | { status: 'void' };

const OPEN: CodeVerdict = { status: 'open' };
const VOID: CodeVerdict = { status: 'void' };

/**
 * Progress of requesting a code: idle, asking whether a slider is required, waiting for its
 * solution, sending.
 */
type SendProgress =
  | { status: 'idle' }
  | { status: 'asking'; again: boolean }
  | { status: 'challenged'; challenge: SliderChallenge }
  | { status: 'sending'; challenged: boolean };

export interface VerificationState {
  sending: SendProgress;
  /**
   * The service refuses the identifier. Its field shows the reason, or the dialog's message does.
   */
  refusal: { reason: Message | null } | null;
  /** Why the service did not take the slider's last position, in its own words. */
  sliderProblem: Message | null;
  /** Whether the service checks the code. */
  checking: boolean;
  verdict: CodeVerdict;
  /** The identifier that the newest code was sent to, and when (ms). */
  sent: { to: string; at: number } | null;
}

const initialState: VerificationState = {
  sending: { status: 'idle' },
  refusal: null,
  sliderProblem: null,
  checking: false,
  verdict: OPEN,
  sent: null,
};

type EndActions = readonly { match(action: unknown): boolean }[];

const matches = (creators: EndActions) => (action: unknown) =>
  creators.some((creator) => creator.match(action));

/**
 * State and events of one verification by a code: requesting it, the slider, checking it. Signing in
 * and restoring an account have one each.
 */
export function createVerification<Name extends string>(
  name: Name,
  { resetBy, hiddenBy = [] }: { resetBy: EndActions; hiddenBy?: EndActions },
) {
  const slice = createSlice({
    name,
    initialState,
    reducers: {
      /** A code sent to the previous identifier does not belong to the new one. */
      identifierEdited: (state) => {
        state.verdict = state.sent === null ? OPEN : VOID;
        state.sent = null;
        state.refusal = null;
      },
      codeEdited: (state) => {
        state.verdict = OPEN;
      },
      /** @param payload null if the dialog's message shows the reason */
      identifierRefused: (state, { payload: reason }: PayloadAction<Message | null>) => {
        state.refusal = { reason };
      },
      challengeRequested: (state) => {
        state.refusal = null;
        state.sending = { status: 'asking', again: state.sending.status !== 'idle' };
      },
      challengeShown: (state, { payload: challenge }: PayloadAction<SliderChallenge>) => {
        if (state.sending.status === 'asking') state.sending = { status: 'challenged', challenge };
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
      checkStarted: (state) => {
        state.checking = true;
        state.verdict = OPEN;
      },
      codeRefused: (state, { payload: problem }: PayloadAction<PhraseKey>) => {
        state.verdict = { status: 'refused', problem };
      },
      codeDiscarded: (state) => {
        state.verdict = VOID;
      },
      checkEnded: (state) => {
        state.checking = false;
      },
    },
    extraReducers: (builder) => {
      // The next person at the device must not see a typed code.
      builder.addCase(pageRestored, (state) => {
        state.verdict = VOID;
      });
      builder.addMatcher(matches(resetBy), () => initialState);
      builder.addMatcher(matches(hiddenBy), ({ sent, verdict }) => ({
        ...initialState,
        sent,
        // A refused code must not reappear with the form.
        verdict: verdict.status === 'open' ? OPEN : VOID,
      }));
    },
  });
  return {
    slice,
    select: slice.selectSlice,
    ...slice.actions,
    codeRequested: createAction<Identifier>(`${name}/codeRequested`),
    codeSubmitted: createAction<{ identifier: Identifier; code: string }>(`${name}/codeSubmitted`),
    /** The slider was solved (offset in the picture's natural pixels), refreshed, or dismissed. */
    sliderSolved: createAction<number>(`${name}/sliderSolved`),
    newPictureRequested: createAction(`${name}/newPictureRequested`),
    sliderDismissed: createAction(`${name}/sliderDismissed`),
  };
}

export type Verification = Omit<ReturnType<typeof createVerification>, 'slice' | 'select'>;

/**
 * Once shown, the slider dialog stays open while a solution is sent or a new picture is fetched.
 */
export function isSliderOpen({ sending }: VerificationState): boolean {
  return (
    sending.status === 'challenged'
    || (sending.status === 'asking' && sending.again)
    || (sending.status === 'sending' && sending.challenged)
  );
}

import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Message } from '#shared/i18n/message.ts';
import type { Application } from './joinEndpoints';

/**
 * `unopened`, then while the service is asked whether there is an application `loading` or `loadFailed`; the form
 * is there while `filling` and `submitting`; the rest is what came of it.
 */
type JoinStatus =
  | 'unopened'
  | 'loading'
  | 'loadFailed'
  | 'filling'
  | 'submitting'
  | 'sent'
  | 'waiting'
  | 'approved'
  | 'refused'
  | 'barred';

/** Why a visitor may not apply at all. */
export type Bar = 'noPermission' | 'closed';

interface JoinState {
  status: JoinStatus;
  application: Application | null;
  /** What went wrong with loading or sending, or the service's words with a bar. */
  problem: Message | null;
  /** Whether what went wrong leaves open if the application has been sent all the same. */
  uncertain: boolean;
  bar: Bar;
  /** Whether the visitor did something that led here, so that the focus should follow. */
  led: boolean;
  /** Sendings that brought no application. */
  failures: number;
  /** Blank forms so far; another one takes the place of the form before. */
  generation: number;
}

const initialState: JoinState = {
  status: 'unopened',
  application: null,
  problem: null,
  uncertain: false,
  bar: 'noPermission',
  led: false,
  failures: 0,
  generation: 0,
};

const OUTCOME = { sent: 'waiting', approved: 'approved', refused: 'refused' } as const;

/** Moves on when that is possible from where the state is; an answer that comes too late changes nothing. */
function move(state: JoinState, from: readonly JoinStatus[], to: Partial<JoinState>): void {
  if (from.includes(state.status)) Object.assign(state, to);
}

export const joinApplicationSlice = createSlice({
  name: 'joinApplication',
  initialState,
  reducers: {
    pageOpened: ({ generation }) => ({ ...initialState, generation }),
    pageLeft: ({ generation }) => ({ ...initialState, generation }),
    /** Whoever is filling the form in already, goes on with it. */
    applicationAsked: (state) =>
      move(state, ['unopened', 'loadFailed'], {
        status: 'loading',
        problem: null,
        led: state.status === 'loadFailed',
      }),
    applicationFetched: (state, { payload }: PayloadAction<Application | null>) =>
      move(state, ['loading', 'filling'], {
        status: payload === null ? 'filling' : OUTCOME[payload.state],
        application: payload,
        // Where it takes the form's place, it takes the form's focus.
        led: state.led || (payload !== null && state.status === 'filling'),
      }),
    loadFailed: (state, { payload }: PayloadAction<Message>) =>
      move(state, ['loading'], { status: 'loadFailed', problem: payload }),
    /** Nobody is signed in: the form, and nothing of an account's. */
    formOffered: (state) => {
      state.application = null;
      if (state.status !== 'filling')
        Object.assign(state, { status: 'filling', problem: null, led: false });
    },
    /** Another account has taken the place of the one before: a form of its own. */
    formPassedOn: ({ generation }) => ({
      ...initialState,
      generation: generation + 1,
      status: 'filling' as const,
    }),
    /** To apply again after a refusal, or to go back to what was filled in. */
    formWanted: (state) =>
      move(state, ['refused', 'barred'], { status: 'filling', problem: null, led: true }),
    submissionStarted: (state) => move(state, ['filling'], { status: 'submitting', problem: null }),
    applicationSent: (state, { payload }: PayloadAction<Application | null>) =>
      move(state, ['submitting'], { status: 'sent', application: payload, led: true }),
    /** The service refused because an earlier one waits. */
    applicationFoundWaiting: (state, { payload }: PayloadAction<Application>) =>
      move(state, ['submitting'], { status: 'waiting', application: payload, led: true }),
    submissionFailed: (
      state,
      { payload }: PayloadAction<{ problem: Message; uncertain: boolean }>,
    ) =>
      move(state, ['submitting'], { status: 'filling', ...payload, failures: state.failures + 1 }),
    applicationBarred: (state, { payload }: PayloadAction<{ bar: Bar; words: Message }>) =>
      move(state, ['loading', 'submitting'], {
        status: 'barred',
        bar: payload.bar,
        problem: payload.words,
        led: state.status === 'submitting',
      }),
    /** Also what a refused application said: the blank form would begin with it. */
    draftForgotten: (state) => {
      state.application = null;
      state.generation += 1;
    },
  },
  selectors: {
    selectJoin: (state) => state,
  },
});

export const {
  applicationAsked,
  applicationBarred,
  applicationFetched,
  applicationFoundWaiting,
  applicationSent,
  draftForgotten,
  formOffered,
  formPassedOn,
  formWanted,
  loadFailed,
  pageLeft,
  pageOpened,
  submissionFailed,
  submissionStarted,
} = joinApplicationSlice.actions;
export const { selectJoin } = joinApplicationSlice.selectors;

/** What is sent, as the contract takes it. */
export interface Submission {
  realName: string;
  gender: 'male' | 'female';
  reason: string;
  /** Empty without a picture (P4). */
  imageId: string;
}

/** The visitor wants to send a complete form. */
export const applicationSubmitted = createAction<Submission>(
  'joinApplication/applicationSubmitted',
);

/** The visitor wants the application to be asked for once more. */
export const retryAsked = createAction('joinApplication/retryAsked');

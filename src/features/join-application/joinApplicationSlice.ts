import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { BodyOf } from '#shared/api/contract/contractTypes.ts';
import type { Message } from '#shared/i18n/message.ts';
import type { Application } from './joinEndpoints';

/**
 * `unopened`, then `loading` or `loadFailed` while an existing application is requested. The form
 * is shown while `filling` and `submitting`. The others are results.
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

export type BarReason = 'noPermission' | 'closed';

interface JoinState {
  status: JoinStatus;
  application: Application | null;
  /** Why a request failed, or the service's message with a bar. */
  problem: Message | null;
  /** Whether the application may have been sent despite the failure. */
  uncertain: boolean;
  bar: BarReason;
  /** Whether a user action led to this state, so that the focus should follow. */
  shouldFocus: boolean;
  failures: number;
  /** Number of empty forms so far; each replaces the previous one. */
  generation: number;
}

const initialState: JoinState = {
  status: 'unopened',
  application: null,
  problem: null,
  uncertain: false,
  bar: 'noPermission',
  shouldFocus: false,
  failures: 0,
  generation: 0,
};

const OUTCOME = { sent: 'waiting', approved: 'approved', refused: 'refused' } as const;

/** Changes the status if the transition is allowed; a late answer changes nothing. */
function move(state: JoinState, from: readonly JoinStatus[], to: Partial<JoinState>): void {
  if (from.includes(state.status)) Object.assign(state, to);
}

export const joinApplicationSlice = createSlice({
  name: 'joinApplication',
  initialState,
  reducers: {
    joinPageOpened: ({ generation }) => ({ ...initialState, generation }),
    joinPageLeft: ({ generation }) => ({ ...initialState, generation }),
    /** A user who is filling in the form continues. */
    applicationRequested: (state) =>
      move(state, ['unopened', 'loadFailed'], {
        status: 'loading',
        problem: null,
        shouldFocus: state.status === 'loadFailed',
      }),
    applicationFetched: (state, { payload }: PayloadAction<Application | null>) =>
      move(state, ['loading', 'filling'], {
        status: payload === null ? 'filling' : OUTCOME[payload.state],
        application: payload,
        // A result that replaces the form takes its focus.
        shouldFocus: state.shouldFocus || (payload !== null && state.status === 'filling'),
      }),
    loadFailed: (state, { payload }: PayloadAction<Message>) =>
      move(state, ['loading'], { status: 'loadFailed', problem: payload }),
    /** No one is signed in: shows the form, without the account's data. */
    formOffered: (state) => {
      state.application = null;
      if (state.status !== 'filling')
        Object.assign(state, { status: 'filling', problem: null, shouldFocus: false });
    },
    /** Another account has replaced the previous one: shows its own form. */
    formPassedOn: ({ generation }) => ({
      ...initialState,
      generation: generation + 1,
      status: 'filling' as const,
    }),
    /** Applies again after a refusal, or returns to the filled form. */
    formRequested: (state) =>
      move(state, ['refused', 'barred'], { status: 'filling', problem: null, shouldFocus: true }),
    submissionStarted: (state) => move(state, ['filling'], { status: 'submitting', problem: null }),
    applicationSent: (state, { payload }: PayloadAction<Application | null>) =>
      move(state, ['submitting'], { status: 'sent', application: payload, shouldFocus: true }),
    /** The service refused because an earlier application is waiting. */
    applicationFoundWaiting: (state, { payload }: PayloadAction<Application>) =>
      move(state, ['submitting'], { status: 'waiting', application: payload, shouldFocus: true }),
    submissionFailed: (
      state,
      { payload }: PayloadAction<{ problem: Message; uncertain: boolean }>,
    ) =>
      move(state, ['submitting'], { status: 'filling', ...payload, failures: state.failures + 1 }),
    applicationBarred: (state, { payload }: PayloadAction<{ bar: BarReason; words: Message }>) =>
      move(state, ['loading', 'submitting'], {
        status: 'barred',
        bar: payload.bar,
        problem: payload.words,
        shouldFocus: state.status === 'submitting',
      }),
    /** Also drops the values of a refused application, which would prefill the empty form. */
    draftCleared: (state) => {
      state.application = null;
      state.generation += 1;
    },
  },
  selectors: {
    selectJoin: (state) => state,
  },
});

export const {
  applicationRequested,
  applicationBarred,
  applicationFetched,
  applicationFoundWaiting,
  applicationSent,
  draftCleared,
  formOffered,
  formPassedOn,
  formRequested,
  loadFailed,
  joinPageLeft,
  joinPageOpened,
  submissionFailed,
  submissionStarted,
} = joinApplicationSlice.actions;
export const { selectJoin } = joinApplicationSlice.selectors;

export type Submission = Omit<BodyOf<'submitApplication'>, 'tenantId'>;

export const applicationSubmitted = createAction<Submission>(
  'joinApplication/applicationSubmitted',
);

export const joinRetryRequested = createAction('joinApplication/joinRetryRequested');

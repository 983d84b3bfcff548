import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { ownValue } from '#lib/object/ownValue.ts';
import { inScope, switchedScope } from '#lib/selection/managementScope.ts';
import type { DepartmentScope } from '#lib/selection/selection.ts';
import type { Message } from '#shared/i18n/message.ts';
import type { SelectedAcademy } from '../selection/storedChoices';
import type { SelectedParticipants } from '../pickers/dialog/ParticipantPicker';
import { blankDraft } from './assignmentDraft';
import type { AssignmentChoices } from './assignmentDraft';
import type { AssignmentAnswers } from './assignmentFields';
import { isAnythingSelected } from '../selection/selectedSummary';
import { withoutGone } from './goneChoices';
import type { GoneIds } from './goneChoices';

/**
 * `unopened`; `anonymous` without a session; `loading` or `loadFailed` while the permission is
 * requested, then `noPermission` or `filling`. The form is shown while `filling` and `submitting`.
 * At the end `assigned`.
 */
type AssignStatus =
  | 'unopened'
  | 'anonymous'
  | 'loading'
  | 'loadFailed'
  | 'noPermission'
  | 'filling'
  | 'submitting'
  | 'assigned';

export type Heads =
  | { status: 'none' }
  | { status: 'counting' }
  | { status: 'counted'; count: number }
  | { status: 'unknown'; why: Message };

interface AssignState extends AssignmentChoices {
  status: AssignStatus;
  heads: Heads;
  gone: GoneIds;
  /** Why a request failed, or the service's message with `noPermission`. */
  problem: Message | null;
  /** Whether the content may have been assigned despite the failure. */
  uncertain: boolean;
  quotaUsedUp: boolean;
  failures: number;
  assignedTo: number;
  /** Whether a user action led to this state, so that the focus should follow. */
  shouldFocus: boolean;
  /** Number of empty forms so far; each replaces the previous one. */
  generation: number;
}

const initialState: AssignState = {
  status: 'unopened',
  ...blankDraft().choices,
  heads: { status: 'none' },
  gone: {},
  problem: null,
  uncertain: false,
  quotaUsedUp: false,
  failures: 0,
  assignedTo: 0,
  shouldFocus: false,
  generation: 0,
};

/** Changes the status if the transition is allowed; a late answer changes nothing. */
function move(state: AssignState, from: readonly AssignStatus[], to: Partial<AssignState>): void {
  if (from.includes(state.status)) Object.assign(state, to);
}

const startCount = ({ selection }: Pick<AssignmentChoices, 'selection'>): Heads => ({
  status: isAnythingSelected(selection) ? 'counting' : 'none',
});

export const assignmentSlice = createSlice({
  name: 'assignment',
  initialState,
  reducers: {
    assignPageOpened: ({ generation }) => ({ ...initialState, generation }),
    assignPageLeft: ({ generation }) => ({ ...initialState, generation }),
    /** No one is signed in: removes the account's data. */
    signInRequired: ({ generation }) => ({
      ...initialState,
      generation,
      status: 'anonymous' as const,
    }),
    admissionRequested: (state) =>
      move(state, ['unopened', 'anonymous', 'loadFailed', 'noPermission'], {
        status: 'loading',
        problem: null,
        shouldFocus: state.status === 'loadFailed',
      }),
    /** The user is an administrator; the tab's draft is restored. */
    admitted: (state, { payload }: PayloadAction<AssignmentChoices & { uncertain: boolean }>) => {
      const selection = inScope(payload.selection, payload.scope);
      move(state, ['loading'], {
        status: 'filling',
        ...payload,
        selection,
        heads: startCount({ ...payload, selection }),
      });
    },
    loadFailed: (state, { payload }: PayloadAction<Message>) =>
      move(state, ['loading'], { status: 'loadFailed', problem: payload }),
    permissionDenied: (state, { payload }: PayloadAction<Message>) =>
      move(state, ['loading'], { status: 'noPermission', problem: payload }),
    headsCounted: (state, { payload }: PayloadAction<number>) => {
      if (state.heads.status === 'counting') state.heads = { status: 'counted', count: payload };
    },
    headsUnknown: (state, { payload }: PayloadAction<Message>) => {
      if (state.heads.status === 'counting') state.heads = { status: 'unknown', why: payload };
    },
    recountRequested: (state) => {
      state.heads = startCount(state);
    },
    /** Marks earlier choices that no longer exist; academies may have a newer name. */
    choicesResolved: (
      state,
      { payload }: PayloadAction<{ gone: GoneIds; academyNames: Record<string, string> }>,
    ) => {
      state.gone = { ...state.gone, ...payload.gone };
      state.academies = state.academies.map(({ id, name }) => ({
        id,
        name: ownValue(payload.academyNames, id) ?? name,
      }));
    },
    goneRemoved: (state) => {
      state.selection = withoutGone(state.selection, state.gone);
      state.gone = state.gone.academies === undefined ? {} : { academies: state.gone.academies };
      state.heads = startCount(state);
    },
    /** The management scope was switched; if that changes the selection, the user has confirmed. */
    scopeSwitched: (state, { payload: scope }: PayloadAction<DepartmentScope>) => {
      const selection = switchedScope(state.selection, scope);
      if (selection !== state.selection) state.heads = startCount({ ...state, selection });
      state.selection = selection;
      state.scope = scope;
    },
    /** The service's head count is null when it failed to load. */
    participantsSelected: (
      state,
      { payload: { selection, scope, headCount } }: PayloadAction<SelectedParticipants>,
    ) => {
      const heads: Heads =
        headCount === null
          ? startCount({ ...state, selection })
          : { status: 'counted', count: headCount };
      move(state, ['filling'], { selection, scope, heads });
    },
    academiesSelected: (state, { payload: academies }: PayloadAction<SelectedAcademy[]>) =>
      move(state, ['filling'], { academies }),
    academyRemoved: (state, { payload: id }: PayloadAction<string>) => {
      state.academies = state.academies.filter((academy) => academy.id !== id);
    },
    submissionStarted: (state) =>
      move(state, ['filling'], {
        status: 'submitting',
        problem: null,
        uncertain: false,
        quotaUsedUp: false,
      }),
    submissionFailed: (
      state,
      { payload }: PayloadAction<{ problem: Message; uncertain: boolean }>,
    ) =>
      move(state, ['submitting'], { status: 'filling', ...payload, failures: state.failures + 1 }),
    quotaRefused: (state) => move(state, ['submitting'], { status: 'filling', quotaUsedUp: true }),
    contentAssigned: (state, { payload }: PayloadAction<number>) =>
      move(state, ['submitting'], { status: 'assigned', assignedTo: payload, shouldFocus: true }),
    newAssignmentRequested: (state) => {
      if (state.status !== 'assigned') return state;
      return {
        ...initialState,
        status: 'filling' as const,
        shouldFocus: true,
        generation: state.generation + 1,
      };
    },
  },
  selectors: {
    selectAssignment: (state) => state,
  },
});

export const {
  academiesSelected,
  academyRemoved,
  admissionRequested,
  admitted,
  newAssignmentRequested,
  choicesResolved,
  contentAssigned,
  goneRemoved,
  headsCounted,
  headsUnknown,
  loadFailed,
  assignPageLeft,
  assignPageOpened,
  participantsSelected,
  permissionDenied,
  quotaRefused,
  recountRequested,
  scopeSwitched,
  signInRequired,
  submissionFailed,
  submissionStarted,
} = assignmentSlice.actions;
export const { selectAssignment } = assignmentSlice.selectors;

export const assignmentSubmitted = createAction<AssignmentAnswers>(
  'assignment/assignmentSubmitted',
);

export const assignRetryRequested = createAction('assignment/assignRetryRequested');

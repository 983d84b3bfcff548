import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { LONGEST_RETRY_SECONDS } from '#shared/api/client/readAnswer.ts';
import { crc32 } from '#lib/files/crc32.ts';
import { remainingSeconds } from '#lib/time/resendDeadline.ts';
import type { Clock, Deadline } from '#lib/time/resendDeadline.ts';
import { sessionEnded } from '#shared/session/sessionSlice.ts';

/** Seconds before a code may be asked for again (specification 9). */
export const RESEND_SECONDS = 59;

/** The longest lock that a service's Retry-After can set. Seconds. */
export const LONGEST_LOCK_SECONDS = LONGEST_RETRY_SECONDS;

/** Under what a code that restores an account waits: the wait for signing in with the same identifier is another one. */
export function restorationWait(identifier: string): string {
  return `restore ${identifier}`;
}

/** How the mark of an identifier begins; no identifier does. */
const MARK = '#';

/**
 * What stands for an identifier in storage, where nobody shall read it (P15). 16 bits tell a tab's few identifiers apart,
 * and fit 100,000 phone numbers each: guessing finds none.
 */
export function waitMark(identifier: string): string {
  if (identifier.startsWith(MARK)) return identifier;
  return MARK + (crc32(new TextEncoder().encode(identifier)) & 0xffff).toString(16);
}

interface ResendCountdownState {
  /**
   * The moment from which each identifier may ask again (D30); the key is the identifier, or its `restorationWait`; of one
   * that was read from storage, its mark.
   */
  deadlines: Record<string, { deadline: Deadline; limit: number }>;
  /** The clock at the last tick. */
  now: Clock;
  /** Whose waits have ended while somebody watched; several may run at once. */
  ended: string[];
}

const initialState: ResendCountdownState = {
  deadlines: {},
  now: { wall: 0, monotonic: 0 },
  ended: [],
};

interface Started {
  identifier: string;
  deadline: Deadline;
  /** Seconds; the clocks may never make the wait longer than this. */
  limit: number;
  now: Clock;
}

/** Under which key the wait of an identifier stands, if it has one. */
function keyOf({ deadlines }: ResendCountdownState, identifier: string): string | undefined {
  return [identifier, waitMark(identifier)].find((key) => Object.hasOwn(deadlines, key));
}

export const resendCountdownSlice = createSlice({
  name: 'resendCountdown',
  initialState,
  reducers: {
    countdownStarted: (
      state,
      { payload: { identifier, deadline, limit, now } }: PayloadAction<Started>,
    ) => {
      state.now = now;
      const key = keyOf(state, identifier);
      const running = key === undefined ? undefined : state.deadlines[key];
      // A service that asks for less patience than is left takes nothing off the wait after a code (specification 9).
      if (
        running
        && remainingSeconds(running.deadline, now, running.limit)
          > remainingSeconds(deadline, now, limit)
      )
        return;
      if (key !== undefined) delete state.deadlines[key];
      state.deadlines[identifier] = { deadline, limit };
      state.ended = state.ended.filter(
        (other) => other !== identifier && other !== waitMark(identifier),
      );
    },
    /** A second has passed, or the page came back from sleep; ended waits are forgotten. */
    clockTicked: (state, { payload: now }: PayloadAction<Clock>) => {
      state.now = now;
      for (const [identifier, { deadline, limit }] of Object.entries(state.deadlines)) {
        if (remainingSeconds(deadline, now, limit) > 0) continue;
        delete state.deadlines[identifier];
        state.ended.push(identifier);
      }
    },
  },
  extraReducers: (builder) => {
    // With the person goes who waited.
    builder.addCase(sessionEnded, (state) => ({ ...initialState, now: state.now }));
  },
  selectors: {
    selectRemaining: (state, identifier: string): number => {
      const key = keyOf(state, identifier);
      const wait = key === undefined ? undefined : state.deadlines[key];
      return wait === undefined ? 0 : remainingSeconds(wait.deadline, state.now, wait.limit);
    },
    /** Whether this identifier has waited and may ask again. */
    selectWaited: (state, identifier: string): boolean =>
      state.ended.includes(identifier) || state.ended.includes(waitMark(identifier)),
    selectDeadlines: (state) => state.deadlines,
  },
});

export const { clockTicked, countdownStarted } = resendCountdownSlice.actions;
export const { selectDeadlines, selectRemaining, selectWaited } = resendCountdownSlice.selectors;

/** A countdown came onto the screen, or left it. */
export const countdownShown = createAction('resendCountdown/countdownShown');
export const countdownHidden = createAction('resendCountdown/countdownHidden');

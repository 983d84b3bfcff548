import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { MAX_RETRY_SECONDS } from '#shared/api/client/readAnswer.ts';
import { textHash } from '#lib/text/textHash.ts';
import { remainingSeconds } from '#lib/time/resendDeadline.ts';
import type { Clock, Deadline } from '#lib/time/resendDeadline.ts';
import { sessionEnded } from '#shared/session/sessionSlice.ts';

/** Seconds before another code may be requested. */
export const RESEND_SECONDS = 59;

/** The longest lock that a service's Retry-After can set. Seconds. */
export const MAX_LOCK_SECONDS = MAX_RETRY_SECONDS;

/**
 * The key of the wait for restoration codes, which is separate from the one for signing in with the
 * same identifier.
 */
export function restorationWait(identifier: string): string {
  return `restore ${identifier}`;
}

/** Prefix of an identifier's mark; no identifier begins with it. */
const MARK = '#';

/**
 * A mark for an identifier in storage, so that it is not readable there (P15). 16 bits distinguish
 * the few identifiers of a tab, and match about 100,000 phone numbers each, so a mark does not
 * reveal one.
 */
export function waitMark(identifier: string): string {
  if (identifier.startsWith(MARK)) return identifier;
  return MARK + (textHash(identifier) & 0xffff).toString(16);
}

interface ResendCountdownState {
  /**
   * When each identifier may request a code again (D30). The key is the identifier, its
   * `restorationWait`, or its mark when read from storage.
   */
  deadlines: Record<string, { deadline: Deadline; limit: number }>;
  /** The clock at the last tick. */
  now: Clock;
  /** Waits that ended while their countdown was shown; several may run at once. */
  ended: string[];
}

const initialState: ResendCountdownState = {
  deadlines: {},
  now: { wall: 0, monotonic: 0 },
  ended: [],
};

interface CountdownStart {
  identifier: string;
  deadline: Deadline;
  /** Seconds; no change of the clocks makes the wait longer than this. */
  limit: number;
  now: Clock;
}

/** The key under which the identifier's wait is stored, if any. */
function keyOf({ deadlines }: ResendCountdownState, identifier: string): string | undefined {
  return [identifier, waitMark(identifier)].find((key) => Object.hasOwn(deadlines, key));
}

export const resendCountdownSlice = createSlice({
  name: 'resendCountdown',
  initialState,
  reducers: {
    countdownStarted: (
      state,
      { payload: { identifier, deadline, limit, now } }: PayloadAction<CountdownStart>,
    ) => {
      state.now = now;
      const key = keyOf(state, identifier);
      const running = key === undefined ? undefined : state.deadlines[key];
      // A shorter delay from the service does not shorten the wait after a code.
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
    /** A second has passed, or the page woke from sleep. Removes ended waits. */
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
    // The waits belong to the user of the session.
    builder.addCase(sessionEnded, (state) => ({ ...initialState, now: state.now }));
  },
  selectors: {
    selectRemaining: (state, identifier: string): number => {
      const key = keyOf(state, identifier);
      const wait = key === undefined ? undefined : state.deadlines[key];
      return wait === undefined ? 0 : remainingSeconds(wait.deadline, state.now, wait.limit);
    },
    /** Whether this identifier has waited and may request a code again. */
    selectWaited: (state, identifier: string): boolean =>
      state.ended.includes(identifier) || state.ended.includes(waitMark(identifier)),
    selectDeadlines: (state) => state.deadlines,
  },
});

export const { clockTicked, countdownStarted } = resendCountdownSlice.actions;
export const { selectDeadlines, selectRemaining, selectWaited } = resendCountdownSlice.selectors;

/** A store that has the countdowns. */
export type CountdownState = Parameters<typeof selectDeadlines>[0];

/** A countdown was mounted or unmounted. */
export const countdownShown = createAction('resendCountdown/countdownShown');
export const countdownHidden = createAction('resendCountdown/countdownHidden');

import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { textHash } from '#lib/text/textHash.ts';
import { remainingSeconds } from '#lib/time/resendDeadline.ts';
import type { Clock, Deadline } from '#lib/time/resendDeadline.ts';
import { sessionEnded } from '#shared/session/sessionSlice.ts';

/** Seconds before another code may be requested. */
export const RESEND_SECONDS = 59;

/**
 * The key of the countdown of restoration codes, separate from the one of sign-in codes for the
 * same identifier.
 */
export function restorationKey(identifier: string): string {
  return `restore ${identifier}`;
}

/** Prefix of a hashed key; no identifier begins with it. */
const HASH_PREFIX = '#';

/**
 * The form of a key in storage, where an identifier must not be readable (P15). 16 bits distinguish
 * the few identifiers of a tab, and match about 100,000 phone numbers each, so a hash does not
 * reveal one.
 */
export function hashedKey(identifier: string): string {
  if (identifier.startsWith(HASH_PREFIX)) return identifier;
  return HASH_PREFIX + (textHash(identifier) & 0xffff).toString(16);
}

interface ResendCountdownState {
  /**
   * When each identifier may request a code again (D30). The key is the identifier, its
   * `restorationKey`, or its `hashedKey` when read from storage.
   */
  deadlines: Record<string, { deadline: Deadline; limit: number }>;
  /** The clock at the last tick. */
  now: Clock;
  /** Keys of the countdowns that ended while visible; several may run at once. */
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
  /** Seconds; no change of the clocks makes the countdown longer. */
  limit: number;
  now: Clock;
}

/** The key under which the identifier's countdown is stored, if any. */
function keyOf({ deadlines }: ResendCountdownState, identifier: string): string | undefined {
  return [identifier, hashedKey(identifier)].find((key) => Object.hasOwn(deadlines, key));
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
      // A shorter delay from the service does not shorten the countdown after a code.
      if (
        running
        && remainingSeconds(running.deadline, now, running.limit)
          > remainingSeconds(deadline, now, limit)
      )
        return;
      if (key !== undefined) delete state.deadlines[key];
      state.deadlines[identifier] = { deadline, limit };
      state.ended = state.ended.filter(
        (other) => other !== identifier && other !== hashedKey(identifier),
      );
    },
    /** Removes the countdowns that have ended by this time. */
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
    // The countdowns belong to the user of the session.
    builder.addCase(sessionEnded, (state) => ({ ...initialState, now: state.now }));
  },
  selectors: {
    selectRemaining: (state, identifier: string): number => {
      const key = keyOf(state, identifier);
      const countdown = key === undefined ? undefined : state.deadlines[key];
      return countdown === undefined
        ? 0
        : remainingSeconds(countdown.deadline, state.now, countdown.limit);
    },
    /** Whether the countdown has ended, so that another code can be requested. */
    selectHasEnded: (state, identifier: string): boolean =>
      state.ended.includes(identifier) || state.ended.includes(hashedKey(identifier)),
    selectDeadlines: (state) => state.deadlines,
  },
});

export const { clockTicked, countdownStarted } = resendCountdownSlice.actions;
export const { selectDeadlines, selectRemaining, selectHasEnded } = resendCountdownSlice.selectors;

/** A store that has the countdowns. */
export type CountdownState = Parameters<typeof selectDeadlines>[0];

/** A countdown was mounted or unmounted. */
export const codeButtonMounted = createAction('resendCountdown/codeButtonMounted');
export const codeButtonUnmounted = createAction('resendCountdown/codeButtonUnmounted');

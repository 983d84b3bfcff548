import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { AcceptedAddress } from '#lib/url/returnAddress.ts';
import type { Identifier } from '#shared/session/identifier.ts';
import type { Profile } from './sessionEndpoints';

interface SessionState {
  status: 'anonymous' | 'signedIn';
  profile: Profile;
  completing: boolean;
  /** Whether the dialog is becoming the account's button in the header. */
  arriving: boolean;
  /** Whether this page is the first one after signing in. */
  greeted: boolean;
}

const initialState: SessionState = {
  status: 'anonymous',
  profile: {},
  completing: false,
  arriving: false,
  greeted: false,
};

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** The page has a session: just granted, found in storage, or started in another tab. */
    sessionFound: (state, { payload }: PayloadAction<Profile>) => {
      state.status = 'signedIn';
      state.profile = payload;
      state.arriving = false;
    },
    profileFetched: (state, { payload }: PayloadAction<Profile>) => {
      if (state.status === 'signedIn' || state.completing) state.profile = payload;
    },
    completionStarted: (state) => {
      state.completing = true;
    },
    completionEnded: (state) => {
      state.completing = false;
      state.arriving = false;
    },
    arrivalStarted: (state) => {
      state.arriving = state.completing;
    },
    arrivalEnded: (state) => {
      state.arriving = false;
    },
    userGreeted: (state) => {
      state.greeted = true;
    },
    sessionEnded: ({ completing }) => ({ ...initialState, completing }),
  },
  selectors: {
    selectSignedIn: (state) => state.status === 'signedIn',
    selectProfile: (state) => state.profile,
    selectCompleting: (state) => state.completing,
    selectArriving: (state) => state.arriving,
    selectGreeted: (state) => state.greeted,
  },
});

export const {
  arrivalEnded,
  arrivalStarted,
  completionEnded,
  completionStarted,
  profileFetched,
  sessionEnded,
  sessionFound,
  userGreeted,
} = sessionSlice.actions;
export const { selectArriving, selectCompleting, selectGreeted, selectProfile, selectSignedIn } =
  sessionSlice.selectors;

/** Another tab signed in while this one had no session; dispatched before `sessionFound`. */
export const signedInElsewhere = createAction('session/signedInElsewhere');

/** The page that the user signed in on stays. */
export const signedInHere = createAction('session/signedInHere');

export const signOutRequested = createAction('session/signOutRequested');

/** The user logged out in another tab; dispatched before `sessionEnded` (P15). */
export const signedOutElsewhere = createAction('session/signedOutElsewhere');

export interface SignInWish {
  identifier?: Identifier;
  /** Where to go afterwards, already accepted (D11); by default the address bar's. */
  returnTo?: AcceptedAddress | undefined;
  /**
   * The detail of the global login event, unchecked; absent when one of our flows needs a session.
   */
  asked?: { redirect?: unknown; loginMode?: unknown };
}

export const signInRequested = createAction<SignInWish | undefined>('session/signInRequested');

/**
 * An account that may still be restored, and when it will be deleted (ms), if the service said so.
 */
export interface RestorableAccount {
  identifier: Identifier;
  endsAt?: number | undefined;
  /** The target of the failed sign-in, for the next try. */
  returnTo?: AcceptedAddress | undefined;
}

/**
 * Signing in found an account pending deregistration (030019): sign-in closes, restoration opens.
 */
export const restorationRequested = createAction<RestorableAccount>('session/restorationRequested');

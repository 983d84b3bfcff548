import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { AcceptedAddress } from '#lib/url/returnAddress.ts';
import type { Identifier } from '#shared/session/identifier.ts';
import type { Profile } from './sessionEndpoints';

interface SessionState {
  status: 'anonymous' | 'signedIn';
  profile: Profile;
  completing: boolean;
  /** Whether the dialog greets the user whom it has just signed in. */
  welcoming: boolean;
  /** Whether this page is the first one after signing in. */
  greeted: boolean;
}

const initialState: SessionState = {
  status: 'anonymous',
  profile: {},
  completing: false,
  welcoming: false,
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
      state.welcoming = false;
    },
    profileFetched: (state, { payload }: PayloadAction<Profile>) => {
      if (state.status === 'signedIn') state.profile = payload;
    },
    completionStarted: (state) => {
      state.completing = true;
    },
    completionEnded: (state) => {
      state.completing = false;
      state.welcoming = false;
    },
    welcomeStarted: (state, { payload }: PayloadAction<Profile>) => {
      state.profile = payload;
      state.welcoming = true;
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
    selectWelcoming: (state) => state.welcoming,
    selectGreeted: (state) => state.greeted,
  },
});

export const {
  completionEnded,
  completionStarted,
  profileFetched,
  sessionEnded,
  sessionFound,
  userGreeted,
  welcomeStarted,
} = sessionSlice.actions;
export const { selectCompleting, selectGreeted, selectProfile, selectSignedIn, selectWelcoming } =
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

import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { AcceptedAddress } from '#lib/url/returnAddress.ts';
import type { Identifier } from '#shared/verification-code/identifier.ts';
import type { Profile } from './sessionEndpoints';
import type { TokenGrant } from './tokenStore';

interface SessionState {
  status: 'anonymous' | 'signedIn';
  profile: Profile;
  /** Whether a fresh token is being taken through the steps after it (D12). */
  completing: boolean;
  /** Whether the dialog greets the user whom it has just signed in. */
  welcoming: boolean;
}

const initialState: SessionState = {
  status: 'anonymous',
  profile: {},
  completing: false,
  welcoming: false,
};

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** This page has a session: just granted, found in storage, or made in another tab. */
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
    /** Signing in succeeded; `sessionFound` follows in a moment. */
    welcomeStarted: (state, { payload }: PayloadAction<Profile>) => {
      state.profile = payload;
      state.welcoming = true;
    },
    /** The session is over, in this tab or in another. */
    sessionEnded: ({ completing }) => ({ ...initialState, completing }),
  },
  selectors: {
    selectSignedIn: (state) => state.status === 'signedIn',
    selectProfile: (state) => state.profile,
    selectCompleting: (state) => state.completing,
    selectWelcoming: (state) => state.welcoming,
  },
});

export const {
  completionEnded,
  completionStarted,
  profileFetched,
  sessionEnded,
  sessionFound,
  welcomeStarted,
} = sessionSlice.actions;
export const { selectCompleting, selectProfile, selectSignedIn, selectWelcoming } =
  sessionSlice.selectors;

/** Another tab signed in while this one had no session; comes before `sessionFound` (D12). */
export const signedInElsewhere = createAction('session/signedInElsewhere');

/** The visitor asked to sign out. */
export const signOutAsked = createAction('session/signOutAsked');

/** What a flow that sends the visitor to sign in knows already. */
export interface SignInWish {
  /** Filled in for the visitor. */
  identifier?: Identifier;
  /** Where to go afterwards, already accepted (D11); the address bar's wish where absent. */
  returnTo?: AcceptedAddress | undefined;
  /** What the global login event asked for (D2), unchecked; absent where a flow of ours wants a session. */
  asked?: { redirect?: unknown; loginMode?: unknown };
}

/** Some flow needs a signed-in visitor; the sign-in dialog opens (D2, D13). */
export const signInWanted = createAction<SignInWish | undefined>('session/signInWanted');

/** An account that may still be restored, and when it will be deleted (ms), where the service said so (P1). */
export interface RestorableAccount {
  identifier: Identifier;
  endsAt?: number | undefined;
  /** Where signing in would have gone, for the next try. */
  returnTo?: AcceptedAddress | undefined;
}

/** Signing in met an account pending deregistration (030019): sign-in closes, restoration opens (specification 4). */
export const restorationWanted = createAction<RestorableAccount>('session/restorationWanted');

/** How a visitor came to have a token, for the steps after it (D12). */
export interface SignInOutcome {
  grant: TokenGrant;
  /** `phone`, `email` or the name of a third-party way (specification 3, `lastestLoginType`); QR has none. */
  loginType?: string | undefined;
  /** An accepted return address; none means that the page is loaded again. */
  returnTo?: AcceptedAddress | undefined;
  /** Whether the page was loaded just now, so that loading it again would change nothing. */
  fresh?: boolean;
}

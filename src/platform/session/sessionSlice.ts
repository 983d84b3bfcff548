import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Profile } from './sessionEndpoints';
import type { TokenGrant } from './tokenStore';

interface SessionState {
  status: 'anonymous' | 'signedIn';
  profile: Profile;
}

const initialState: SessionState = { status: 'anonymous', profile: {} };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** This page has a session: just granted, found in storage, or made in another tab. */
    sessionFound: (state, { payload }: PayloadAction<Profile>) => {
      state.status = 'signedIn';
      state.profile = payload;
    },
    profileFetched: (state, { payload }: PayloadAction<Profile>) => {
      if (state.status === 'signedIn') state.profile = payload;
    },
    /** The session is over, in this tab or in another. */
    sessionEnded: () => initialState,
  },
  selectors: {
    selectSignedIn: (state) => state.status === 'signedIn',
    selectProfile: (state) => state.profile,
  },
});

export const { profileFetched, sessionEnded, sessionFound } = sessionSlice.actions;
export const { selectProfile, selectSignedIn } = sessionSlice.selectors;

/** Another tab signed in while this one had no session; comes before `sessionFound` (D12). */
export const signedInElsewhere = createAction('session/signedInElsewhere');

/** The visitor asked to sign out. */
export const signOutAsked = createAction('session/signOutAsked');

/** Some flow needs a signed-in visitor; the sign-in dialog opens (D2, D13). */
export const signInWanted = createAction('session/signInWanted');

/** How a visitor came to have a token, for the steps after it (D12). */
export interface SignInOutcome {
  grant: TokenGrant;
  /** `phone`, `email` or the name of a third-party way (specification 3, `lastestLoginType`); QR has none. */
  loginType?: string | undefined;
  /** An accepted return address; none means that the page is loaded again. */
  returnTo?: string | undefined;
  /** Whether the page was loaded just now, so that loading it again would change nothing. */
  fresh?: boolean;
}

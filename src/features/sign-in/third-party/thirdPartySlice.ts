import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { ThirdPartyWay } from '../offer/signInOptions';
import { pageRestored } from '#shared/browser/pageRestored.ts';
import { dialogClosed } from '../parts/dialogSlice';
import type { Callback } from './callback';

/** A redirect in progress: determining its target, or waiting for the browser to leave. */
type RedirectState =
  { status: 'no' } | { status: 'deciding' } | { status: 'leaving'; way: ThirdPartyWay };

interface ThirdPartyState {
  redirecting: RedirectState;
  /** The callback that opened this page, until it is handled. */
  callback: Callback | null;
}

const initialState: ThirdPartyState = { redirecting: { status: 'no' }, callback: null };

function ended(state: ThirdPartyState): void {
  state.redirecting = { status: 'no' };
}

export const thirdPartySlice = createSlice({
  name: 'thirdParty',
  initialState,
  reducers: {
    redirectConsidered: (state) => {
      state.redirecting = { status: 'deciding' };
    },
    redirectStarted: (state, { payload: way }: PayloadAction<ThirdPartyWay>) => {
      state.redirecting = { status: 'leaving', way };
    },
    /** The browser did not leave, or returned to this very page. */
    redirectEnded: ended,
    /** The user does not want to leave, although the browser may be on its way. */
    redirectCancelled: ended,
    callbackHandled: (state) => {
      state.callback = null;
    },
  },
  extraReducers: (builder) => {
    // Closing the dialog cancels the redirect, so that the next dialog shows its forms.
    builder.addCase(dialogClosed, ended);
    builder.addCase(pageRestored, ended);
  },
  selectors: {
    selectRedirecting: (state) => state.redirecting,
    selectCallback: (state) => state.callback,
  },
});

export const {
  redirectStarted,
  redirectConsidered,
  redirectEnded,
  redirectCancelled,
  callbackHandled,
} = thirdPartySlice.actions;
export const { selectRedirecting, selectCallback } = thirdPartySlice.selectors;

export const thirdPartyRequested = createAction<ThirdPartyWay>('thirdParty/thirdPartyRequested');

/** The initial store state of a page that a callback opened. */
export function withCallback(callback: Callback | null) {
  return { thirdParty: { ...initialState, callback } };
}

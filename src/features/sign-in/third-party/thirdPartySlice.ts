import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { ThirdPartyWay } from '#shared/academy/signInWays.ts';
import { dialogClosed } from '../dialog/dialogSlice';
import type { CallbackParams } from './callbackParams';

/** A redirect in progress: determining its target, or waiting for the browser to leave. */
type Departure =
  | { status: 'here' }
  | { status: 'deciding' }
  | { status: 'leaving'; way: ThirdPartyWay; automatic: boolean };

interface ThirdPartyState {
  departure: Departure;
  /** The return that opened this page, until it is handled. */
  returnTrip: CallbackParams | null;
}

const initialState: ThirdPartyState = { departure: { status: 'here' }, returnTrip: null };

export const thirdPartySlice = createSlice({
  name: 'thirdParty',
  initialState,
  reducers: {
    departureConsidered: (state) => {
      state.departure = { status: 'deciding' };
    },
    departed: (state, { payload }: PayloadAction<{ way: ThirdPartyWay; automatic: boolean }>) => {
      state.departure = { status: 'leaving', ...payload };
    },
    /** The browser did not leave, or returned to this very page. */
    departureEnded: (state) => {
      state.departure = { status: 'here' };
    },
    returnJudged: (state) => {
      state.returnTrip = null;
    },
  },
  extraReducers: (builder) => {
    // Closing the dialog cancels the redirect, so that the next dialog shows its forms.
    builder.addCase(dialogClosed, (state) => {
      state.departure = { status: 'here' };
    });
  },
  selectors: {
    selectDeparture: (state) => state.departure,
    selectReturnTrip: (state) => state.returnTrip,
  },
});

export const { departed, departureConsidered, departureEnded, returnJudged } =
  thirdPartySlice.actions;
export const { selectDeparture, selectReturnTrip } = thirdPartySlice.selectors;

export const thirdPartyRequested = createAction<ThirdPartyWay>('thirdParty/thirdPartyRequested');

/** The initial store state of a page that a return opened. */
export function withReturnTrip(returnTrip: CallbackParams | null) {
  return { thirdParty: { ...initialState, returnTrip } };
}

import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { ThirdPartyWay } from '#shared/academy/signInWays.ts';
import { dialogClosed } from '../dialog/dialogState';
import type { CallbackParams } from './callbackParams';

/** On the way to a foreign page: looking where to, or the browser is already going. */
type Departure =
  | { status: 'here' }
  | { status: 'deciding' }
  | { status: 'leaving'; way: ThirdPartyWay; automatic: boolean };

interface ThirdPartyState {
  departure: Departure;
  /** The trip that this page was opened by, until it is judged. */
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
    /** The visitor is here: the browser did not go, or came back to this very page. */
    departureEnded: (state) => {
      state.departure = { status: 'here' };
    },
    returnJudged: (state) => {
      state.returnTrip = null;
    },
  },
  extraReducers: (builder) => {
    // Closed while it looks where to: the next dialog has its forms.
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

/** The visitor chose a foreign account. */
export const thirdPartyWanted = createAction<ThirdPartyWay>('thirdParty/thirdPartyWanted');

/** The state of a page that a return trip opened, to start the store with. */
export function withReturnTrip(returnTrip: CallbackParams | null) {
  return { thirdParty: { ...initialState, returnTrip } };
}

import { createSlice } from '@reduxjs/toolkit';

interface OrderingState {
  /** Whether the academy's quota is used up and the reminder is open. */
  reminding: boolean;
}

const initialState: OrderingState = { reminding: false };

/** Connects the flows that use up an academy's quota with the reminder to order more. */
export const orderingSlice = createSlice({
  name: 'ordering',
  initialState,
  reducers: {
    quotaFoundUsedUp: (state) => {
      state.reminding = true;
    },
    reminderClosed: () => initialState,
  },
  selectors: { selectReminding: (state) => state.reminding },
});

export const { quotaFoundUsedUp, reminderClosed } = orderingSlice.actions;
export const { selectReminding } = orderingSlice.selectors;

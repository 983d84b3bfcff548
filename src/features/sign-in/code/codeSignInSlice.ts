import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Channel, Identifier } from '#shared/session/identifier.ts';
import { dialogClosed, dialogOpened, modeSelected } from '../parts/dialogSlice';
import { createVerification } from '../verification/verificationSlice';

interface CodeSignInState {
  /** The user's choice; null until they choose, when the academy's first channel is shown. */
  selected: Channel | null;
  /** The identifier that another flow passed in to prefill the form. */
  handedOver: Identifier | null;
}

const initialState: CodeSignInState = { selected: null, handedOver: null };

export const codeSignInSlice = createSlice({
  name: 'codeSignIn',
  initialState,
  reducers: {
    /**
     * Switching resets the form. The countdown of the other identifier continues in the background
     * (D30).
     */
    channelSelected: (_state, { payload }: PayloadAction<Channel>) => ({
      ...initialState,
      selected: payload,
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(dialogOpened, (state, { payload: { identifier } }) =>
      identifier ? { selected: identifier.channel, handedOver: identifier } : state,
    );
    builder.addCase(dialogClosed, ({ selected }) => ({ ...initialState, selected }));
    builder.addCase(modeSelected, ({ selected }) => ({ ...initialState, selected }));
  },
  selectors: {
    selectChannel: (state) => state.selected,
    selectHandedOver: (state) => state.handedOver,
  },
});

export const { channelSelected } = codeSignInSlice.actions;
export const { selectChannel, selectHandedOver } = codeSignInSlice.selectors;

export const signInCode = createVerification('signInCode', {
  resetBy: [channelSelected, dialogClosed],
  hiddenBy: [modeSelected],
});

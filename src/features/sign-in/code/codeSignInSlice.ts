import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Channel, Identifier } from '#shared/session/identifier.ts';
import { dialogClosed, dialogOpened, modeChosen } from '../parts/dialogSlice';
import { createVerification } from '../verification/verificationSlice';

interface CodeSignInState {
  /** The user's choice; null until they choose, when the academy's first channel is shown. */
  chosen: Channel | null;
  /** The identifier that another flow passed in to prefill the form. */
  handedOver: Identifier | null;
}

const initialState: CodeSignInState = { chosen: null, handedOver: null };

export const codeSignInSlice = createSlice({
  name: 'codeSignIn',
  initialState,
  reducers: {
    /**
     * Switching resets the form. The countdown of the other identifier continues in the background
     * (D30).
     */
    channelChosen: (_state, { payload }: PayloadAction<Channel>) => ({
      ...initialState,
      chosen: payload,
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(dialogOpened, (state, { payload: { identifier } }) =>
      identifier ? { chosen: identifier.channel, handedOver: identifier } : state,
    );
    builder.addCase(dialogClosed, ({ chosen }) => ({ ...initialState, chosen }));
    builder.addCase(modeChosen, ({ chosen }) => ({ ...initialState, chosen }));
  },
  selectors: {
    selectChosenChannel: (state) => state.chosen,
    selectHandedOver: (state) => state.handedOver,
  },
});

export const { channelChosen } = codeSignInSlice.actions;
export const { selectChosenChannel, selectHandedOver } = codeSignInSlice.selectors;

export const signInCode = createVerification('signInCode', {
  resetBy: [channelChosen, dialogClosed],
  hiddenBy: [modeChosen],
});

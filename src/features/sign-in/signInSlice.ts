import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { AcceptedAddress } from '#lib/url/returnAddress.ts';
import type { Identifier } from '#shared/session/identifier.ts';
import { closedDialog, dialogClosed, modeChosen, reduceDialog } from './dialog/dialogState';
import type { DialogState, SignInMode } from './dialog/dialogState';

interface Opening {
  mode?: SignInMode;
  returnTo?: AcceptedAddress | undefined;
  /** An identifier known to the flow that opens the dialog; prefills the form. */
  identifier?: Identifier | undefined;
  /** Whether the dialog opened with the page, before any click. */
  arrived?: boolean;
}

/**
 * State of the sign-in dialog. `dialogState` handles the frame's actions until this code has
 * loaded.
 */
export const signInSlice = createSlice({
  name: 'signIn',
  initialState: closedDialog,
  reducers: {
    dialogOpened: ({ closings }, { payload }: PayloadAction<Opening>): DialogState => ({
      open: true,
      closings,
      mode: payload.mode ?? 'code',
      returnTo: payload.returnTo,
    }),
    /** A new return address was requested while the dialog is open. */
    returnAddressChanged: (state, { payload }: PayloadAction<AcceptedAddress>): DialogState => ({
      ...state,
      returnTo: payload,
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(dialogClosed, reduceDialog).addCase(modeChosen, reduceDialog);
  },
});

export const { dialogOpened, returnAddressChanged } = signInSlice.actions;

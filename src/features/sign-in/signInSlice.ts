import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { AcceptedAddress } from '#lib/url/returnAddress.ts';
import type { Identifier } from '#shared/session/identifier.ts';
import { closedDialog, dialogClosed, modeChosen, reduceDialog } from './dialog/dialogState';
import type { DialogState, SignInMode } from './dialog/dialogState';

interface Opening {
  mode?: SignInMode;
  returnTo?: AcceptedAddress | undefined;
  /** What the flow that opens the dialog knows of the visitor; the form takes it. */
  identifier?: Identifier | undefined;
  /** Whether the page was opened with the dialog, and nobody clicked anything yet. */
  arrived?: boolean;
}

/** The sign-in dialog; what its frame does to it before this code is there stands in `dialogState`. */
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
    /** Somebody wants signing in to lead elsewhere, while the dialog stands open. */
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

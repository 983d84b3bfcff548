import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Identifier } from '../../platform/verification-code/identifier';

interface SignInState {
  open: boolean;
  /** Where to go after signing in, already accepted (D11); absent means a reload. */
  returnTo: string | undefined;
}

interface Opened {
  returnTo?: string | undefined;
  /** What the flow that opens the dialog knows of the visitor; the form takes it. */
  identifier?: Identifier | undefined;
}

const initialState: SignInState = { open: false, returnTo: undefined };

export const signInSlice = createSlice({
  name: 'signIn',
  initialState,
  reducers: {
    dialogOpened: (_state, { payload }: PayloadAction<Opened>) => ({
      open: true,
      returnTo: payload.returnTo,
    }),
    dialogClosed: () => initialState,
  },
  selectors: {
    selectOpen: (state) => state.open,
    selectReturnTo: (state) => state.returnTo,
  },
});

export const { dialogClosed, dialogOpened } = signInSlice.actions;
export const { selectOpen, selectReturnTo } = signInSlice.selectors;

import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

interface SignInState {
  open: boolean;
  /** Where to go after signing in, already accepted (D11); absent means a reload. */
  returnTo: string | undefined;
}

const initialState: SignInState = { open: false, returnTo: undefined };

export const signInSlice = createSlice({
  name: 'signIn',
  initialState,
  reducers: {
    dialogOpened: (_state, { payload }: PayloadAction<{ returnTo?: string | undefined }>) => ({
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

import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Identifier } from '../../platform/verification-code/identifier';

/** The dialog's two faces (specification 2). */
export type SignInMode = 'code' | 'qr';

interface SignInState {
  open: boolean;
  mode: SignInMode;
  /** Where to go after signing in, already accepted (D11); absent means a reload. */
  returnTo: string | undefined;
}

interface Opening {
  mode?: SignInMode;
  returnTo?: string | undefined;
  /** What the flow that opens the dialog knows of the visitor; the form takes it. */
  identifier?: Identifier | undefined;
  /** Whether the page was opened with the dialog, and nobody clicked anything yet. */
  arrived?: boolean;
}

const initialState: SignInState = { open: false, mode: 'code', returnTo: undefined };

export const signInSlice = createSlice({
  name: 'signIn',
  initialState,
  reducers: {
    dialogOpened: (_state, { payload }: PayloadAction<Opening>) => ({
      open: true,
      mode: payload.mode ?? 'code',
      returnTo: payload.returnTo,
    }),
    /** The visitor turned the dialog over. */
    modeChosen: (state, { payload }: PayloadAction<SignInMode>) => {
      if (state.open) state.mode = payload;
    },
    dialogClosed: () => initialState,
  },
  selectors: {
    selectMode: (state) => state.mode,
    selectOpen: (state) => state.open,
    selectReturnTo: (state) => state.returnTo,
  },
});

export const { dialogClosed, dialogOpened, modeChosen } = signInSlice.actions;
export const { selectMode, selectOpen, selectReturnTo } = signInSlice.selectors;

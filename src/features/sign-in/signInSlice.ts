import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Identifier } from '../../platform/verification-code/identifier';

/** The dialog's two faces (specification 2). */
export type SignInMode = 'code' | 'qr';

interface SignInState {
  open: boolean;
  mode: SignInMode;
  /** How often the dialog was closed: opened again at once, it begins anew all the same. */
  closings: number;
  /** Where to go after signing in, already accepted (D11); absent means a reload. */
  returnTo: string | undefined;
  /** What became of the dialog of the pre-rendered page, before the flows heard of it; absent on other pages. */
  prerendered?: 'open' | 'closed';
}

interface Opening {
  mode?: SignInMode;
  returnTo?: string | undefined;
  /** What the flow that opens the dialog knows of the visitor; the form takes it. */
  identifier?: Identifier | undefined;
  /** Whether the page was opened with the dialog, and nobody clicked anything yet. */
  arrived?: boolean;
}

const initialState: SignInState = { open: false, mode: 'code', closings: 0, returnTo: undefined };

export const signInSlice = createSlice({
  name: 'signIn',
  initialState,
  reducers: {
    dialogOpened: ({ closings }, { payload }: PayloadAction<Opening>) => ({
      open: true,
      closings,
      mode: payload.mode ?? 'code',
      returnTo: payload.returnTo,
    }),
    /** The visitor turned the dialog over. */
    modeChosen: (state, { payload }: PayloadAction<SignInMode>) => {
      if (state.open) state.mode = payload;
    },
    dialogClosed: ({ closings, prerendered }): SignInState => ({
      ...initialState,
      closings: closings + 1,
      ...(prerendered ? { prerendered: 'closed' } : {}),
    }),
    /** The page came with the dialog in its markup. */
    dialogPrerendered: (): SignInState => ({ ...initialState, open: true, prerendered: 'open' }),
  },
  selectors: {
    selectClosings: (state) => state.closings,
    selectMode: (state) => state.mode,
    selectOpen: (state) => state.open,
    selectPrerendered: (state) => state.prerendered,
    selectReturnTo: (state) => state.returnTo,
  },
});

export const { dialogClosed, dialogOpened, modeChosen } = signInSlice.actions;
export const { selectClosings, selectMode, selectOpen, selectPrerendered, selectReturnTo } = signInSlice.selectors;

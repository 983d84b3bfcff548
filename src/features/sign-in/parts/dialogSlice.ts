import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { AcceptedAddress } from '#lib/url/returnAddress.ts';
import type { Identifier } from '#shared/session/identifier.ts';

export type SignInMode = 'code' | 'qr';

export interface DialogState {
  open: boolean;
  /** Whether the dialog is the whole page: it opened with `/login/index`, and no page is behind it. */
  alone: boolean;
  mode: SignInMode;
  /** Incremented on close, so that a dialog that reopens at once still resets. */
  closings: number;
  /** The accepted address to go to after signing in (D11). Undefined means a reload. */
  returnTo: AcceptedAddress | undefined;
  /** State of the pre-rendered dialog before the sagas start; undefined on other pages. */
  prerendered?: 'open' | 'closed';
}

interface OpenRequest {
  mode?: SignInMode;
  returnTo?: AcceptedAddress | undefined;
  /** An identifier known to the flow that opens the dialog; prefills the form. */
  identifier?: Identifier | undefined;
  /** Whether the dialog opened with the page, before any click. */
  arrived?: boolean;
}

const closedDialog: DialogState = {
  open: false,
  alone: false,
  mode: 'code',
  closings: 0,
  returnTo: undefined,
};

/** The page's markup already contains the open dialog. */
export const prerenderedDialog: DialogState = {
  ...closedDialog,
  open: true,
  alone: true,
  prerendered: 'open',
};

export const dialogSlice = createSlice({
  name: 'signIn',
  initialState: closedDialog,
  reducers: {
    dialogOpened: ({ closings }, { payload }: PayloadAction<OpenRequest>): DialogState => ({
      open: true,
      alone: payload.arrived === true,
      closings,
      mode: payload.mode ?? 'code',
      returnTo: payload.returnTo,
    }),
    dialogClosed: ({ closings, prerendered }): DialogState => ({
      ...closedDialog,
      closings: closings + 1,
      ...(prerendered ? { prerendered: 'closed' } : {}),
    }),
    modeSelected: {
      /** @param byUser a turn by another flow is no choice, and is not stored as one */
      prepare: (mode: SignInMode, byUser = true) => ({ payload: mode, meta: { byUser } }),
      reducer: (state, { payload }: PayloadAction<SignInMode>) => {
        if (state.open) state.mode = payload;
      },
    },
    returnAddressChanged: (state, { payload }: PayloadAction<AcceptedAddress>): DialogState => ({
      ...state,
      returnTo: payload,
    }),
  },
});

export const { dialogOpened, dialogClosed, modeSelected, returnAddressChanged } =
  dialogSlice.actions;

interface WithDialog {
  signIn: DialogState;
}

export const selectClosings = ({ signIn }: WithDialog) => signIn.closings;
/** Whether the dialog is the whole page. */
export const selectDialogAlone = ({ signIn }: WithDialog) => signIn.alone;
/** The chosen mode. `useShownMode` returns the one that is shown. */
export const selectSignInMode = ({ signIn }: WithDialog) => signIn.mode;
export const selectDialogOpen = ({ signIn }: WithDialog) => signIn.open;
export const selectPrerenderedDialog = ({ signIn }: WithDialog) => signIn.prerendered;
/** Where to go after signing in; undefined means a reload. */
export const selectReturnTo = ({ signIn }: WithDialog) => signIn.returnTo;

import type { AcceptedAddress } from '#lib/url/returnAddress.ts';
import { plainAction } from './plainAction';

/** The dialog's two modes (specification 2). */
export type SignInMode = 'code' | 'qr';

/**
 * State of `signInSlice`. It is in this module because the first screen renders it before Redux
 * Toolkit has loaded.
 */
export interface DialogState {
  open: boolean;
  mode: SignInMode;
  /** Incremented on close, so that a dialog that reopens at once still resets. */
  closings: number;
  /** The accepted address to go to after signing in (D11). Undefined means a reload. */
  returnTo: AcceptedAddress | undefined;
  /** State of the pre-rendered dialog before the sagas start; undefined on other pages. */
  prerendered?: 'open' | 'closed';
}

export const closedDialog: DialogState = {
  open: false,
  mode: 'code',
  closings: 0,
  returnTo: undefined,
};

/** The page's markup already contains the open dialog. */
export const prerenderedDialog: DialogState = { ...closedDialog, open: true, prerendered: 'open' };

export const modeChosen = plainAction('signIn/modeChosen')<SignInMode>();
export const dialogClosed = plainAction('signIn/dialogClosed')();

/** Handles the actions of the dialog frame's own buttons. */
export function reduceDialog(state: DialogState, action: { type: unknown }): DialogState {
  if (modeChosen.match(action)) return state.open ? { ...state, mode: action.payload } : state;
  if (!dialogClosed.match(action)) return state;
  const { closings, prerendered } = state;
  return {
    ...closedDialog,
    closings: closings + 1,
    ...(prerendered ? { prerendered: 'closed' } : {}),
  };
}

interface WithDialog {
  signIn: DialogState;
}

export const selectClosings = ({ signIn }: WithDialog) => signIn.closings;
/** The chosen mode. `useShownMode` returns the one that is shown. */
export const selectMode = ({ signIn }: WithDialog) => signIn.mode;
export const selectOpen = ({ signIn }: WithDialog) => signIn.open;
/** State of the pre-rendered dialog; undefined on other pages. */
export const selectPrerendered = ({ signIn }: WithDialog) => signIn.prerendered;
/** Where to go after signing in; undefined means a reload. */
export const selectReturnTo = ({ signIn }: WithDialog) => signIn.returnTo;

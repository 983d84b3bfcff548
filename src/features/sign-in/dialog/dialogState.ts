import type { AcceptedAddress } from '#lib/url/returnAddress.ts';
import { plainAction } from './plainAction';

/** The dialog's two faces (specification 2). */
export type SignInMode = 'code' | 'qr';

/** State of `signInSlice`; here, because the first screen is drawn from it before Redux Toolkit has come. */
export interface DialogState {
  open: boolean;
  mode: SignInMode;
  /** How often the dialog was closed: opened again at once, it begins anew all the same. */
  closings: number;
  /** Where to go after signing in, already accepted (D11); absent means a reload. */
  returnTo: AcceptedAddress | undefined;
  /** What became of the dialog of the pre-rendered page, before the flows heard of it; absent on other pages. */
  prerendered?: 'open' | 'closed';
}

export const closedDialog: DialogState = {
  open: false,
  mode: 'code',
  closings: 0,
  returnTo: undefined,
};

/** The page came with the dialog in its markup. */
export const prerenderedDialog: DialogState = { ...closedDialog, open: true, prerendered: 'open' };

/** The visitor turned the dialog over. */
export const modeChosen = plainAction('signIn/modeChosen')<SignInMode>();
export const dialogClosed = plainAction('signIn/dialogClosed')();

/** What the frame's own buttons do to the dialog. */
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

/** How often the dialog was closed. */
export const selectClosings = ({ signIn }: WithDialog) => signIn.closings;
/** The face chosen; `useShownMode` says which is shown. */
export const selectMode = ({ signIn }: WithDialog) => signIn.mode;
/** Whether the dialog stands open. */
export const selectOpen = ({ signIn }: WithDialog) => signIn.open;
/** What became of the dialog of the pre-rendered page; undefined on other pages. */
export const selectPrerendered = ({ signIn }: WithDialog) => signIn.prerendered;
/** Where to go after signing in; undefined means a reload. */
export const selectReturnTo = ({ signIn }: WithDialog) => signIn.returnTo;

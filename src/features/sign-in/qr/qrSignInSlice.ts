import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Message } from '#shared/i18n/message.ts';
import { sessionFound } from '#shared/session/sessionSlice.ts';
import { dialogClosed } from '../dialog/dialogState';

/**
 * Where signing in by QR code stands (specification 4). `off`: no panel is shown, nothing runs. `confirmed`: somebody
 * said yes in the app; agreement and token are next. `failed` says why, unless a notice did.
 */
export type QrSignIn =
  | { status: 'off' | 'loading' | 'expired' | 'cancelled' }
  | { status: 'showing' | 'scanned' | 'confirmed'; session: string }
  | { status: 'failed'; message: Message | null };

type Status = QrSignIn['status'];

/** The move, where it is possible from here; otherwise everything stays as it is. */
function moveFrom(statuses: readonly Status[], state: QrSignIn, next: QrSignIn): QrSignIn {
  return statuses.includes(state.status) ? next : state;
}

/** As `moveFrom`, for what the service says about one session: another one's news changes nothing. */
function moveOf(
  session: string,
  statuses: readonly Status[],
  state: QrSignIn,
  next: QrSignIn,
): QrSignIn {
  return 'session' in state && state.session === session ? moveFrom(statuses, state, next) : state;
}

export const qrSignInSlice = createSlice({
  name: 'qrSignIn',
  initialState: { status: 'off' } as QrSignIn,
  reducers: {
    /** The panel came on the screen. */
    qrPanelShown: (state) => moveFrom(['off'], state, { status: 'loading' }),
    qrPanelLeft: (): QrSignIn => ({ status: 'off' }),
    /** The visitor wants another code, or an older one cannot be trusted any more. */
    newCodeWanted: (state) => (state.status === 'off' ? state : { status: 'loading' }),
    qrSessionOpened: (state, { payload: session }: PayloadAction<string>) =>
      moveFrom(['loading'], state, { status: 'showing', session }),
    /** Nobody has scanned, or whoever had does no longer. */
    codeAwaitsScan: (state, { payload: session }: PayloadAction<string>) =>
      moveOf(session, ['scanned'], state, { status: 'showing', session }),
    codeScanned: (state, { payload: session }: PayloadAction<string>) =>
      moveOf(session, ['showing'], state, { status: 'scanned', session }),
    loginConfirmed: (state, { payload: session }: PayloadAction<string>) =>
      moveOf(session, ['showing', 'scanned'], state, { status: 'confirmed', session }),
    qrSessionExpired: (state, { payload: session }: PayloadAction<string>) =>
      moveOf(session, ['showing', 'scanned', 'confirmed'], state, { status: 'expired' }),
    /** In the app, on this page, or by not agreeing. */
    loginCancelled: (state) =>
      moveFrom(['loading', 'showing', 'scanned', 'confirmed'], state, { status: 'cancelled' }),
    qrFailed: (state, { payload: message }: PayloadAction<Message | null>) =>
      moveFrom(['loading', 'showing', 'scanned', 'confirmed'], state, {
        status: 'failed',
        message,
      }),
  },
  extraReducers: (builder) => {
    builder.addCase(dialogClosed, (): QrSignIn => ({ status: 'off' }));
    builder.addCase(sessionFound, (): QrSignIn => ({ status: 'off' }));
  },
  selectors: { selectQrSignIn: (state) => state },
});

export const {
  codeAwaitsScan,
  codeScanned,
  loginCancelled,
  loginConfirmed,
  newCodeWanted,
  qrFailed,
  qrPanelLeft,
  qrPanelShown,
  qrSessionExpired,
  qrSessionOpened,
} = qrSignInSlice.actions;
export const { selectQrSignIn } = qrSignInSlice.selectors;

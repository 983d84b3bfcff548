import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Message } from '#shared/i18n/message.ts';
import { sessionFound } from '#shared/session/sessionSlice.ts';
import { dialogClosed } from '../parts/dialogSlice';

/**
 * State of the QR sign-in. `off`: the panel is not shown and nothing runs. `confirmed`: the user
 * confirmed in the app; consent and token come next. `failed` holds the reason, unless a notice
 * shows it.
 */
export type QrSignIn =
  | { status: 'off' | 'loading' | 'expired' | 'cancelled' }
  | { status: 'showing' | 'scanned' | 'confirmed'; qrSession: string }
  | { status: 'failed'; message: Message | null };

type Status = QrSignIn['status'];

/** Returns the next state if the transition is allowed; otherwise the current one. */
function moveFrom(statuses: readonly Status[], state: QrSignIn, next: QrSignIn): QrSignIn {
  return statuses.includes(state.status) ? next : state;
}

/** As `moveFrom`, but ignores events of another session. */
function moveOf(
  qrSession: string,
  statuses: readonly Status[],
  state: QrSignIn,
  next: QrSignIn,
): QrSignIn {
  return 'qrSession' in state && state.qrSession === qrSession
    ? moveFrom(statuses, state, next)
    : state;
}

export const qrSignInSlice = createSlice({
  name: 'qrSignIn',
  initialState: { status: 'off' } as QrSignIn,
  reducers: {
    qrPanelShown: (state) => moveFrom(['off'], state, { status: 'loading' }),
    qrPanelLeft: (): QrSignIn => ({ status: 'off' }),
    /** The user requests another code, or the current one can no longer be trusted. */
    newQrCodeRequested: (state) => (state.status === 'off' ? state : { status: 'loading' }),
    qrSessionOpened: (state, { payload: qrSession }: PayloadAction<string>) =>
      moveFrom(['loading'], state, { status: 'showing', qrSession }),
    /** No one has scanned the code, or the scan was undone. */
    codeAwaitsScan: (state, { payload: qrSession }: PayloadAction<string>) =>
      moveOf(qrSession, ['scanned'], state, { status: 'showing', qrSession }),
    qrCodeScanned: (state, { payload: qrSession }: PayloadAction<string>) =>
      moveOf(qrSession, ['showing'], state, { status: 'scanned', qrSession }),
    loginConfirmed: (state, { payload: qrSession }: PayloadAction<string>) =>
      moveOf(qrSession, ['showing', 'scanned'], state, {
        status: 'confirmed',
        qrSession,
      }),
    qrSessionExpired: (state, { payload: qrSession }: PayloadAction<string>) =>
      moveOf(qrSession, ['showing', 'scanned', 'confirmed'], state, { status: 'expired' }),
    /** Canceled in the app, on this page, or by declining the agreement. */
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
  qrCodeScanned,
  loginCancelled,
  loginConfirmed,
  newQrCodeRequested,
  qrFailed,
  qrPanelLeft,
  qrPanelShown,
  qrSessionExpired,
  qrSessionOpened,
} = qrSignInSlice.actions;
export const { selectQrSignIn } = qrSignInSlice.selectors;

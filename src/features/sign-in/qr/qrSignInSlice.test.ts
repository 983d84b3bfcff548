import {
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
  qrSignInSlice,
} from './qrSignInSlice';
import type { QrSignIn } from './qrSignInSlice';

const { reducer } = qrSignInSlice;
const events = [
  qrPanelShown(),
  qrPanelLeft(),
  newQrCodeRequested(),
  qrSessionOpened('a'),
  codeAwaitsScan('a'),
  qrCodeScanned('a'),
  loginConfirmed('a'),
  qrSessionExpired('a'),
  loginCancelled(),
  qrFailed(null),
];
const states: readonly QrSignIn[] = [
  { status: 'off' },
  { status: 'loading' },
  { status: 'showing', qrSession: 'a' },
  { status: 'scanned', qrSession: 'a' },
  { status: 'confirmed', qrSession: 'a' },
  { status: 'expired' },
  { status: 'cancelled' },
  { status: 'failed', message: null },
];

/**
 * For each state, the events that change it and the next state. All other events leave it
 * unchanged.
 */
const MOVES: Readonly<Record<QrSignIn['status'], Readonly<Record<string, QrSignIn['status']>>>> = {
  off: { qrPanelShown: 'loading' },
  loading: {
    qrPanelLeft: 'off',
    qrSessionOpened: 'showing',
    loginCancelled: 'cancelled',
    qrFailed: 'failed',
  },
  showing: {
    qrPanelLeft: 'off',
    newQrCodeRequested: 'loading',
    qrCodeScanned: 'scanned',
    loginConfirmed: 'confirmed',
    qrSessionExpired: 'expired',
    loginCancelled: 'cancelled',
    qrFailed: 'failed',
  },
  scanned: {
    qrPanelLeft: 'off',
    newQrCodeRequested: 'loading',
    codeAwaitsScan: 'showing',
    loginConfirmed: 'confirmed',
    qrSessionExpired: 'expired',
    loginCancelled: 'cancelled',
    qrFailed: 'failed',
  },
  confirmed: {
    qrPanelLeft: 'off',
    newQrCodeRequested: 'loading',
    qrSessionExpired: 'expired',
    loginCancelled: 'cancelled',
    qrFailed: 'failed',
  },
  expired: { qrPanelLeft: 'off', newQrCodeRequested: 'loading' },
  cancelled: { qrPanelLeft: 'off', newQrCodeRequested: 'loading' },
  failed: { qrPanelLeft: 'off', newQrCodeRequested: 'loading' },
};

describe.each(states)('$status', (state) => {
  test.each(events)('$type', (event) => {
    const name = event.type.replace('qrSignIn/', '');
    expect(reducer(state, event).status).toBe(MOVES[state.status][name] ?? state.status);
  });
});

test.each([codeAwaitsScan, qrCodeScanned, loginConfirmed, qrSessionExpired])(
  'ignores events of another session: $type',
  (event) => {
    const state: QrSignIn = { status: 'scanned', qrSession: 'new' };
    expect(reducer(state, event('old'))).toEqual(state);
  },
);

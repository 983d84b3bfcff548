import { startStore } from '#testing/render/startStore.ts';
import {
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
  qrSignInSlice,
} from './qrSignInSlice';
import type { QrSignIn } from './qrSignInSlice';

const { reducer } = qrSignInSlice;
const events = [
  qrPanelShown(),
  qrPanelLeft(),
  newCodeWanted(),
  qrSessionOpened('a'),
  codeAwaitsScan('a'),
  codeScanned('a'),
  loginConfirmed('a'),
  qrSessionExpired('a'),
  loginCancelled(),
  qrFailed(null),
];
const states: readonly QrSignIn[] = [
  { status: 'off' },
  { status: 'loading' },
  { status: 'showing', session: 'a' },
  { status: 'scanned', session: 'a' },
  { status: 'confirmed', session: 'a' },
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
    newCodeWanted: 'loading',
    codeScanned: 'scanned',
    loginConfirmed: 'confirmed',
    qrSessionExpired: 'expired',
    loginCancelled: 'cancelled',
    qrFailed: 'failed',
  },
  scanned: {
    qrPanelLeft: 'off',
    newCodeWanted: 'loading',
    codeAwaitsScan: 'showing',
    loginConfirmed: 'confirmed',
    qrSessionExpired: 'expired',
    loginCancelled: 'cancelled',
    qrFailed: 'failed',
  },
  confirmed: {
    qrPanelLeft: 'off',
    newCodeWanted: 'loading',
    qrSessionExpired: 'expired',
    loginCancelled: 'cancelled',
    qrFailed: 'failed',
  },
  expired: { qrPanelLeft: 'off', newCodeWanted: 'loading' },
  cancelled: { qrPanelLeft: 'off', newCodeWanted: 'loading' },
  failed: { qrPanelLeft: 'off', newCodeWanted: 'loading' },
};

describe.each(states)('$status', (state) => {
  test.each(events)('$type', (event) => {
    const name = event.type.replace('qrSignIn/', '');
    expect(reducer(state, event).status).toBe(MOVES[state.status][name] ?? state.status);
  });
});

test.each([codeAwaitsScan, codeScanned, loginConfirmed, qrSessionExpired])(
  'ignores events of another session: $type',
  (event) => {
    const state: QrSignIn = { status: 'scanned', session: 'new' };
    expect(reducer(state, event('old'))).toEqual(state);
  },
);

test('ignores every event while the panel is not shown', () => {
  const { store, service } = startStore();
  store.dispatch(newCodeWanted());
  expect(service.requests).toHaveLength(0);
});

/** @jest-environment node */
import { makeNamespaces } from '#mock/state/namespaces.ts';
import type { Namespace } from '#mock/state/types.ts';
import {
  allowedQrMoves,
  cancelQr,
  confirmQr,
  expireQr,
  findQrSession,
  listQrSessions,
  openQrSession,
  qrStatusOf,
  redeemQr,
  scanQr,
} from './qrSessions';

const namespaceOfTest = (): Namespace => makeNamespaces(1).of('qr');

test.each([
  [[], ['scan', 'expire']],
  [['scan'], ['confirm', 'cancel', 'expire']],
  [['scan', 'confirm'], ['expire']],
  [['scan', 'cancel'], ['expire']],
  [['expire'], []],
  [['scan', 'confirm', 'redeem'], []],
])('after %p only %p can follow', (before, allowed) => {
  const namespace = namespaceOfTest();
  const { id } = openQrSession(namespace);
  const moves = {
    scan: () => scanQr(namespace, id),
    confirm: () => confirmQr(namespace, id, 'user-admin'),
    cancel: () => cancelQr(namespace, id),
    expire: () => expireQr(namespace, id),
  };
  for (const step of before)
    expect(
      step === 'redeem' ? redeemQr(namespace, id) : moves[step as keyof typeof moves]().ok,
    ).toBeTruthy();
  expect(allowedQrMoves(findQrSession(namespace, id)!)).toEqual(allowed);
  const state = findQrSession(namespace, id)?.state;
  for (const [name, tryIt] of Object.entries(moves)) {
    if (allowed.includes(name)) continue;
    expect(tryIt()).toEqual({
      ok: false,
      reason: 'illegal',
      message: expect.stringContaining(`that is ${state} cannot ${name}`),
    });
  }
  expect(findQrSession(namespace, id)?.state).toBe(state);
});

test('refuses moves of unknown users and unknown sessions', () => {
  const namespace = namespaceOfTest();
  const { id } = openQrSession(namespace);
  scanQr(namespace, id);
  expect(confirmQr(namespace, id, 'unknown')).toMatchObject({ ok: false, reason: 'person' });
  expect(scanQr(namespace, 'unknown')).toMatchObject({ ok: false, reason: 'unknown' });
});

test('publishes every change and lists the newest session first', () => {
  const namespace = namespaceOfTest();
  const published: unknown[] = [];
  namespace.events.subscribe((event, data) =>
    published.push([event, (data as { state: string }).state]),
  );
  const first = openQrSession(namespace);
  const second = openQrSession(namespace);
  scanQr(namespace, first.id);
  namespace.clock.advance(60_000);
  expect(listQrSessions(namespace).map(({ id, state }) => [id, state])).toEqual([
    [second.id, 'expired'],
    [first.id, 'expired'],
  ]);
  expect(published.map((event) => JSON.stringify(event))).toEqual([
    '["qr","waiting"]',
    '["qr","waiting"]',
    '["qr","scanned"]',
    '["qr","expired"]',
    '["qr","expired"]',
  ]);
});

test('a session that can no longer be used has no status', () => {
  const namespace = namespaceOfTest();
  const qrSession = openQrSession(namespace);
  expect(qrStatusOf(qrSession)).toBe('QRCODE_NON_SCANED');
  expireQr(namespace, qrSession.id);
  expect(qrStatusOf(qrSession)).toBeUndefined();
});

test('a session lasts 60 seconds, whatever happens to it', () => {
  const namespace = namespaceOfTest();
  namespace.clock.freeze(Date.UTC(2026, 0, 5));
  const { id } = openQrSession(namespace);
  namespace.clock.advance(59_999);
  expect(scanQr(namespace, id).ok).toBe(true);
  namespace.clock.advance(1);
  expect(confirmQr(namespace, id, 'user-admin')).toMatchObject({ ok: false, reason: 'illegal' });
  expect(redeemQr(namespace, id)).toBe('stale');
});

test('a confirmed session gives its user once', () => {
  const namespace = namespaceOfTest();
  const { id } = openQrSession(namespace);
  expect(redeemQr(namespace, id)).toBe('unconfirmed');
  scanQr(namespace, id);
  confirmQr(namespace, id, 'user-admin');
  expect(redeemQr(namespace, id)).toMatchObject({ id: 'user-admin' });
  expect(redeemQr(namespace, id)).toBe('stale');
  expect(redeemQr(namespace, 'unknown')).toBe('stale');
});

/** @jest-environment node */
import { operations } from '#shared/api/contract/operations.generated.ts';
import { makeNamespaces } from '#mock/state/namespaces.ts';
import type { Namespace } from '#mock/state/types.ts';
import { envelopeOf, mockForFile } from '#mock/testing/mockForTests.ts';
import type { MockClient } from '#mock/testing/mockForTests.ts';
import {
  allowedQrMoves,
  cancelQr,
  confirmQr,
  expireQr,
  findQrSession,
  listQrSessions,
  openQrSession,
  redeemQr,
  scanQr,
} from './qrSessions';

const mock = mockForFile();
const namespaceOfTest = (): Namespace => makeNamespaces(1).of('qr');

const open = async (client: MockClient): Promise<string> =>
  (await envelopeOf<{ qrCodeSessionId: string }>(client.get(operations.createQrSession.path))).data
    .qrCodeSessionId;
const status = (client: MockClient, id: string, lang = 'en_US') =>
  envelopeOf<{ qrCodeStatus: string } | null>(
    client.get(`${operations.getQrStatus.path}?qrCodeSessionId=${id}`, { 'sxz-lang': lang }),
  );
const token = (client: MockClient, id: string) =>
  envelopeOf<{ access_token: string } | null>(
    client.fetch(`${operations.requestQrToken.path}?qrCodeSessionId=${id}`, {
      method: 'POST',
      headers: { 'sxz-lang': 'en_US' },
    }),
  );
const inApp = async (client: MockClient, id: string, action: string, body = {}): Promise<number> =>
  (await client.postJson(`/__mock/qr/${id}/${action}`, body)).status;

test('after scanning and confirming in the app, the page gets tokens once', async () => {
  const client = mock();
  const id = await open(client);
  expect((await status(client, id)).data).toEqual({ qrCodeStatus: 'QRCODE_NON_SCANED' });
  expect((await token(client, id)).code).toBe('990205');
  await inApp(client, id, 'scan');
  expect((await status(client, id)).data).toEqual({ qrCodeStatus: 'QRCODE_SCANED' });
  await inApp(client, id, 'confirm', { userId: 'user-arabic' });
  expect((await status(client, id)).data).toEqual({ qrCodeStatus: 'QRCODE_CONFIRM_LOGIN' });
  const { code, data } = await token(client, id);
  expect([code, data]).toEqual([
    '000000',
    {
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      expires_in: 7200,
      user_id: 'user-arabic',
      schoolId: 'school-1',
    },
  ]);
  const me = await envelopeOf(
    client.get(operations.getProfile.path, { authorization: `Bearer ${data?.access_token ?? ''}` }),
  );
  expect(me.data).toMatchObject({ realName: 'ليلى الهاشمي' });
  expect([(await token(client, id)).code, (await status(client, id)).code]).toEqual([
    '030027',
    '030027',
  ]);
});

test('a cancelled session says so and gives no token', async () => {
  const client = mock();
  const id = await open(client);
  await inApp(client, id, 'scan');
  await inApp(client, id, 'cancel');
  expect((await status(client, id)).data).toEqual({ qrCodeStatus: 'QRCODE_CANCEL_LOGIN' });
  expect((await token(client, id)).code).toBe('990205');
});

test('answers 030027 in the language for an unknown session and after 60 seconds by the clock', async () => {
  const client = mock();
  await client.postJson('/__mock/clock', { freeze: '2025-03-01T10:00:00Z' });
  const id = await open(client);
  await client.advance(59_999);
  expect((await status(client, id)).code).toBe('000000');
  await inApp(client, id, 'scan');
  await inApp(client, id, 'confirm');
  await client.advance(1);
  expect(await status(client, id, 'de_DE')).toMatchObject({
    code: '030027',
    message: expect.stringContaining('QR-Code ist abgelaufen'),
    data: null,
  });
  expect([
    (await token(client, id)).code,
    (await status(client, 'nobody')).code,
    (await token(client, 'nobody')).code,
  ]).toEqual(['030027', '030027', '030027']);
});

test('refuses an account that is pending deregistration after it confirms', async () => {
  const client = mock();
  const id = await open(client);
  await inApp(client, id, 'scan');
  await inApp(client, id, 'confirm', { userId: 'user-pending' });
  expect(await token(client, id)).toMatchObject({
    code: '030019',
    message: expect.stringMatching(/./),
    data: null,
  });
});

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
  expect(confirmQr(namespace, id, 'nobody')).toMatchObject({ ok: false, reason: 'person' });
  expect(scanQr(namespace, 'nothing')).toMatchObject({ ok: false, reason: 'unknown' });
});

test('publishes every change and lists the newest session first', () => {
  const namespace = namespaceOfTest();
  const heard: unknown[] = [];
  namespace.events.subscribe((event, data) =>
    heard.push([event, (data as { state: string }).state]),
  );
  const first = openQrSession(namespace);
  const second = openQrSession(namespace);
  scanQr(namespace, first.id);
  namespace.clock.advance(60_000);
  expect(listQrSessions(namespace).map(({ id, state }) => [id, state])).toEqual([
    [second.id, 'expired'],
    [first.id, 'expired'],
  ]);
  expect(heard.map((event) => JSON.stringify(event))).toEqual([
    '["qr","waiting"]',
    '["qr","waiting"]',
    '["qr","scanned"]',
    '["qr","expired"]',
    '["qr","expired"]',
  ]);
});

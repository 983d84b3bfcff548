/** @jest-environment node */
import { operations } from '#shared/api/contract/operations.generated.ts';
import { envelopeOf, mockForFile } from '#mock/testing/mockForTests.ts';
import type { MockClient } from '#mock/testing/mockForTests.ts';

const mock = mockForFile();

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

test('a canceled session says so and gives no token', async () => {
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
    (await status(client, 'unknown')).code,
    (await token(client, 'unknown')).code,
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

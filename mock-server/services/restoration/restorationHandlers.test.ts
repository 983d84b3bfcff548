/** @jest-environment node */
import { operations } from '#shared/api/contract/operations.generated.ts';
import { envelopeOf, mockForFile } from '#mock/testing/mockForTests.ts';
import type { MockClient } from '#mock/testing/mockForTests.ts';

const mock = mockForFile();
const DAY = 86_400_000;
const PHONE = '19900000019';
const EMAIL = 'pending@mock.example';
const phone = { phone_number: PHONE };

const post = (client: MockClient, path: string, query: Record<string, string>, headers = {}) =>
  client.fetch(`${path}?${new URLSearchParams(query).toString()}`, {
    method: 'POST',
    headers: { 'sxz-lang': 'en_US', ...headers },
  });
const sendSms = (client: MockClient, to = PHONE) =>
  envelopeOf(
    client.postForm(
      operations.sendRestoreSmsCode.path,
      { country_code: '+86', phone_number: to },
      { fp: 'client-id-1' },
    ),
  );
const sendEmail = (client: MockClient, email = EMAIL, lang = 'en_US') =>
  envelopeOf(post(client, operations.sendRestoreEmailCode.path, { email }, { 'sxz-lang': lang }));
const checkSms = (client: MockClient, verificationCode: string) =>
  envelopeOf(
    client.postForm(operations.checkRestoreSmsCode.path, {
      country_code: '+86',
      ...phone,
      verificationCode,
    }),
  );
const checkEmail = (client: MockClient, verificationCode: string) =>
  envelopeOf(
    post(client, operations.checkRestoreEmailCode.path, { email: EMAIL, verificationCode }),
  );

async function signIn(
  client: MockClient,
  identifier: Record<string, string>,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const to = identifier['phone_number'] ?? identifier['email'] ?? '';
  await ('email' in identifier ? client.sendEmail(to) : client.sendSms(to));
  const answer = await client.requestToken(identifier, await client.codeFor(to));
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

async function frozen(): Promise<MockClient> {
  const client = mock();
  await client.postJson('/__mock/clock', { freeze: '2025-03-10T10:00:00Z' });
  return client;
}

test('the refusal says when the account will be deleted: 15 days after the request of three days ago', async () => {
  const client = await frozen();
  expect(await signIn(client, phone)).toMatchObject({
    status: 400,
    body: {
      code: '030019',
      message: expect.stringMatching(/./),
      deregistrationEndsAt: '2025-03-22T10:00:00.000Z',
    },
  });
});

test.each([
  ['by SMS', sendSms, checkSms, PHONE, { email: EMAIL }],
  ['by e-mail', sendEmail, checkEmail, EMAIL, phone],
])(
  'after restoring %s, the account signs in by either identifier',
  async (_title, send, check, to, other) => {
    const client = await frozen();
    await signIn(client, to === PHONE ? phone : { email: EMAIL });
    expect(await send(client)).toMatchObject({ code: '000000', data: null });
    expect(await check(client, 'wrong!')).toMatchObject({ code: '000000', data: null });
    const code = await client.codeFor(to);
    expect(await check(client, code)).toMatchObject({ code: '000000', data: true });
    expect(await check(client, code)).toMatchObject({ code: '000000', data: null });
    expect(await signIn(client, other)).toMatchObject({
      status: 200,
      body: { user_id: 'user-pending' },
    });
  },
);

test('a sign-in code restores nothing, and a restoration code does not sign in', async () => {
  const client = await frozen();
  await client.sendSms(PHONE);
  const forSignIn = await client.codeFor(PHONE);
  await sendSms(client);
  const forRestoring = await client.codeFor(PHONE);
  expect((await checkSms(client, forSignIn)).data).toBeNull();
  expect(
    ((await (await client.requestToken(phone, forRestoring)).json()) as { code: string }).code,
  ).toBe('990201');
  expect((await checkSms(client, forRestoring)).data).toBe(true);
});

test('after 15 days the account is deleted and its identifiers can register again', async () => {
  const client = await frozen();
  await client.advance(12 * DAY - 1);
  expect((await signIn(client, phone)).status).toBe(400);
  await sendSms(client);
  await client.advance(1);
  expect((await checkSms(client, await client.codeFor(PHONE))).data).toBeNull();
  expect(await sendSms(client)).toMatchObject({ code: '990206' });
  await client.advance(60_000);
  const { status, body } = await signIn(client, phone);
  expect([status, body['user_id'] === 'user-pending']).toEqual([200, false]);
  expect(await signIn(client, { email: EMAIL })).toMatchObject({ status: 200 });
  expect(await client.look('/__mock/db/users?id=user-pending')).toEqual([]);
});

test('the session of a deleted account ends', async () => {
  const client = await frozen();
  const { access_token: token } = await client.signIn({ phone_number: '13800000001' });
  const profile = () =>
    client.get(operations.getProfile.path, { authorization: `Bearer ${token}` });
  await client.fetch('/__mock/db/users/user-chinese', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ deregisteredAt: '2025-02-23T10:00:01Z' }),
  });
  expect((await profile()).status).toBe(200);
  await client.advance(1000);
  expect((await profile()).status).toBe(401);
});

/** @jest-environment node */
import { envelopeOf, mockForFile } from '#mock/testing/mockForTests.ts';
import type { MockClient } from '#mock/testing/mockForTests.ts';

const mock = mockForFile();
const ME = '/api/accounts/users/me';
const SIGN = '/api/ischool/v1/agreements/compare-and-sign-lastest-agreement';
const signature = {
  lang: 'zh-CN',
  signOpeType: 'SIGN',
  primaryType: 'YH',
  secondaryTypes: ['YS', 'FW'],
};

const bearer = async (client: MockClient, identifier: Record<string, string>) => ({
  authorization: `Bearer ${(await client.signIn(identifier)).access_token}`,
});

test.each<[string, Record<string, string>, Record<string, unknown>]>([
  [
    'the administrator',
    { email: 'admin@mock.example' },
    {
      realName: '周予安',
      mobile: '13800000000',
      avatarUrl: expect.stringMatching(/^data:image\/png;base64,/),
    },
  ],
  [
    'a learner with a Chinese name',
    { phone_number: '13800000001' },
    { realName: '李晨曦', nickName: '晨曦' },
  ],
  ['a learner with an Arabic name', { phone_number: '13800000002' }, { realName: 'ليلى الهاشمي' }],
])('%s has a profile', async (_title, identifier, profile) => {
  const client = mock();
  expect(await envelopeOf(client.get(ME, await bearer(client, identifier)))).toMatchObject({
    code: '000000',
    data: profile,
  });
});

test("a new user gets a nickname in the script of the user's language", async () => {
  const client = mock();
  const email = 'new@mail.example';
  await client.sendEmail(email);
  const granted = await client.requestToken({ email }, await client.codeFor(email), {
    'sxz-lang': 'ar_SA',
  });
  const { access_token: token } = (await granted.json()) as { access_token: string };
  expect((await envelopeOf(client.get(ME, { authorization: `Bearer ${token}` }))).data).toEqual({
    nickName: expect.stringMatching(/^\p{Script=Arabic}+\d\d$/u),
    email,
    administrator: false,
  });
});

test('answers 401 with an envelope for a missing, wrong or expired token', async () => {
  const client = mock();
  await client.postJson('/__mock/clock', { freeze: '2025-03-01T10:00:00Z' });
  const valid = await bearer(client, { phone_number: '13800000001' });
  for (const headers of [{}, { authorization: 'Bearer nobody' }]) {
    const answer = await client.get(ME, headers);
    expect([answer.status, (await envelopeOf(answer)).code]).toEqual([401, '990301']);
  }
  expect((await client.postJson(SIGN, signature)).status).toBe(401);
  await client.advance(7_199_000);
  expect((await client.get(ME, valid)).status).toBe(200);
  await client.advance(1000);
  expect((await client.get(ME, valid)).status).toBe(401);
});

test('stores a signature with its user', async () => {
  const client = mock();
  expect(
    (await client.postJson(SIGN, signature, await bearer(client, { phone_number: '13800000002' })))
      .status,
  ).toBe(200);
  expect(await client.look('/__mock/db/signedAgreements')).toMatchObject([
    { userId: 'user-arabic', lang: 'zh-CN', secondaryTypes: ['YS', 'FW'] },
  ]);
});

test('stores a failure report that is sent as a JSON beacon', async () => {
  const client = mock();
  const report = {
    code: '0010005',
    step: 'token',
    cause: '990204',
    lang: 'pl_PL',
    at: '2025-03-01T10:00:00.000Z',
  };
  const beacon = new Blob([JSON.stringify(report)], { type: 'application/json' });
  const answer = await client.fetch('/api/ischool/v1/open/report/login-failure', {
    method: 'POST',
    body: beacon,
    headers: { 'content-type': beacon.type },
  });
  expect(answer.status).toBe(200);
  expect(await client.look('/__mock/db/failureReports')).toMatchObject([report]);
});

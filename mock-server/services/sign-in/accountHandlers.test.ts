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

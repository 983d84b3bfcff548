/** @jest-environment node */
import { operations } from '#shared/api/contract/operations.generated.ts';
import { envelopeOf, mockForFile, putJson } from '#mock/testing/mockForTests.ts';

const mock = mockForFile();

test.each([
  ['/api/accounts/users/mee', 'getProfile (GET /api/accounts/users/me)'],
  [
    '/api/ischool/v1/selectors/imports/import-7/row',
    'listImportRows (GET /api/ischool/v1/selectors/imports/{importId}/rows)',
  ],
  ['/api/auth/oauth/tokn', 'requestToken (POST /api/auth/oauth/token)'],
])('an unknown path %s is answered in English with the nearest operation', async (path, meant) => {
  const answer = await mock().fetch(path, { headers: { 'sxz-lang': 'zh_CN' } });
  expect(answer.status).toBe(404);
  expect((await envelopeOf(answer)).message).toBe(
    `The contract has no GET ${path}. Did you mean ${meant}?`,
  );
});

test('an unknown path that is like nothing gets no question', async () => {
  const { message } = await envelopeOf(mock().fetch('/api/x'));
  expect(message).toBe('The contract has no GET /api/x');
});

test.each<[string, string, object, string]>([
  ['rules', 'POST', { operation: 'requestTokn', kind: 'drop' }, 'requestToken'],
  ['rules', 'POST', { operation: 'getOverseas', kind: 'outcome', outcome: 'oversea' }, 'overseas'],
  ['upstream', 'PUT', { url: 'https://a.example', operations: ['getProfil'] }, 'getProfile'],
  ['scene', 'PUT', { tables: { tenant: {} } }, 'tenants'],
  ['scene', 'PUT', { outcomes: { getOversea: 'overseas' } }, 'getOverseas'],
  ['scenes/bad-dy/load', 'POST', {}, 'bad-day'],
  ['db/usrs', 'POST', {}, 'users'],
  ['rulez', 'POST', {}, '/__mock/rules'],
])('%s %s %j is answered with the nearest name', async (path, method, body, meant) => {
  const client = mock();
  const answer =
    method === 'PUT'
      ? await putJson(client, `/__mock/${path}`, body)
      : await client.postJson(`/__mock/${path}`, body);
  expect(((await answer.json()) as { message: string }).message).toContain(
    `Did you mean ${meant}?`,
  );
});

test('a header with a mistyped operation is answered with the nearest one', async () => {
  const headers = { 'x-mock-scenario': 'getOversea=overseas' };
  const { message } = await envelopeOf(mock().get(operations.getOverseas.path, headers));
  expect(message).toContain('Did you mean getOverseas?');
});

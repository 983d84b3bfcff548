/** @jest-environment node */
import { operations } from '#shared/api/contract/operations.generated.ts';
import { answerHeaders } from '#lib/url/answerHeaders.ts';
import { mockForFile } from '#mock/testing/mockForTests.ts';

const mock = mockForFile();
const AGREEMENT = operations.getAgreementText.path
  .replace('{agreement}', 'service')
  .replace('{lang}', 'en_US');

const read = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await mock().fetch(path, {
    redirect: 'manual',
    headers: { 'sxz-lang': 'en_US', ...headers },
  });
  await answer.arrayBuffer();
  return answer;
};

test.each([
  ['a call', operations.getOverseas.path],
  ['a call of another path', '/api/nothing'],
  ['a redirect', '/__mock/scenario'],
  ['the control API', '/__mock/about'],
  ['an invalid namespace', '/__mock/ns/no%20spaces/__mock/about'],
  ['the desk', '/__mock/'],
  ['the contract documentation', '/__mock/docs'],
  ['a stand-in page', '/__mock/providers/uniportal?targetUrl=/'],
  ['a mock without pages', '/login/index'],
])('%s has every header in docs/deployment.md', async (_what, path) => {
  const { headers } = await read(path);
  for (const [name, value] of Object.entries(answerHeaders))
    expect([name, headers.get(name)]).toEqual([name, value]);
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none';.*frame-ancestors 'none'/,
  );
});

test.each([
  ['an agreement', AGREEMENT, {}],
  ['a hostile agreement', AGREEMENT, { 'x-mock-scenario': 'getAgreementText=hostile' }],
  ['a page of a gateway', operations.getOverseas.path, { 'x-mock-scenario': 'getOverseas=html' }],
  ['an empty answer', operations.getOverseas.path, { 'x-mock-scenario': 'getOverseas=empty' }],
  ['the database', '/__mock/db/db', {}],
])('%s is sandboxed when opened in its own tab', async (_what, path, headers) => {
  const policy = (await read(path, headers)).headers.get('content-security-policy') ?? '';
  expect(policy.split('; ').sort()).toEqual([
    "base-uri 'none'",
    "default-src 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    'sandbox',
  ]);
});

test("the mock's own pages are not sandboxed, because they have scripts and forms", async () => {
  for (const path of [
    '/__mock/',
    '/__mock/docs',
    '/__mock/phone/a',
    '/__mock/providers/uniportal?targetUrl=/',
  ]) {
    const { headers } = await read(path);
    expect([
      path,
      headers.get('content-security-policy')?.includes('sandbox'),
      headers.get('integrity-policy'),
    ]).toEqual([path, false, null]);
  }
});

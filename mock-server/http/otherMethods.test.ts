/** @jest-environment node */
import { operations } from '#shared/api/contract/operations.generated.ts';
import { mockForFile } from '#mock/testing/mockForTests.ts';

const mock = mockForFile();

/** All headers except those that differ between two equal answers: the time and random values. */
function headersOf({ headers }: Response): [string, string][] {
  return [...headers].filter(
    ([name]) => !['date', 'set-cookie', 'connection', 'keep-alive', 'location'].includes(name),
  );
}

test.each([
  '/',
  '/__mock',
  '/__mock/',
  '/__mock/docs',
  '/__mock/messages',
  '/__mock/nothing',
  '/__mock/db/users',
  '/__mock/providers/uniportal?targetUrl=/',
  '/__mock/scenario?to=/',
  '/__mock/phone/session-1',
  '/api/nothing',
  operations.getOverseas.path,
])('answers HEAD %s like GET, without the body', async (path) => {
  const ask = (method: string) =>
    mock().fetch(path, { method, redirect: 'manual', headers: { 'sxz-lang': 'en_US' } });
  const [get, head] = [await ask('GET'), await ask('HEAD')];
  expect([head.status, headersOf(head)]).toEqual([get.status, headersOf(get)]);
  expect(await head.text()).toBe('');
  await get.text();
});

test.each([
  '/__mock/',
  '/__mock',
  '/__mock/docs',
  '/__mock/order',
  '/__mock/events',
  '/__mock/desk/desk.js',
  '/__mock/ns/mine/__mock/',
])('%s answers only GET, HEAD and OPTIONS', async (path) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND']) {
    const answer = await mock().fetch(path, { method });
    expect([method, answer.status, answer.headers.get('allow')]).toEqual([
      method,
      405,
      'GET, HEAD, OPTIONS',
    ]);
  }
});

test.each([
  [operations.getProfile.path, 'GET, HEAD, OPTIONS'],
  [operations.getAcademyConfig.path, 'POST, OPTIONS'],
  ['/__mock/clock', 'GET, HEAD, POST, OPTIONS'],
  ['/__mock/db/users', 'GET, HEAD, POST, OPTIONS'],
  ['/__mock/', 'GET, HEAD, OPTIONS'],
])('OPTIONS %s names the methods and allows no other origin', async (path, methods) => {
  const answer = await mock().fetch(path, {
    method: 'OPTIONS',
    headers: { 'access-control-request-method': 'GET' },
  });
  expect([
    answer.status,
    answer.headers.get('allow'),
    answer.headers.get('access-control-allow-origin'),
  ]).toEqual([204, methods, null]);
});

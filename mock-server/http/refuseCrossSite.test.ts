/** @jest-environment node */
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { operations } from '#shared/api/contract/operations.generated.ts';
import { mockForFile } from '#mock/testing/mockForTests.ts';

const mock = mockForFile();

interface ReceivedAnswer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends a request with headers that only browsers may set. */
function ask(
  path: string,
  headers: Record<string, string>,
  method = 'GET',
): Promise<ReceivedAnswer> {
  return new Promise((resolve, reject) => {
    request(mock().url + path, { method, headers }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (piece: string) => {
        body += piece;
      });
      answer.once('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body }),
      );
    })
      .once('error', reject)
      .end();
  });
}

const IMAGE = {
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'no-cors',
  'sec-fetch-dest': 'image',
};
const LINK = {
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};

test.each([
  ['a picture of rows', '/__mock/db/users', IMAGE],
  ['another port of this machine', '/__mock/about', { ...IMAGE, 'sec-fetch-site': 'same-site' }],
  ['a call that wants to read', '/__mock/messages', { origin: 'https://evil.example' }],
  ['a frame of the desk', '/__mock/', { ...LINK, 'sec-fetch-dest': 'iframe' }],
  ['a link that sets an outcome', '/__mock/scenario?set=getOverseas=overseas', LINK],
  ['a link that sets a namespace', '/__mock/ns/mine/login/index', LINK],
])('refuses %s from other sites, with GET and HEAD', async (_what, path, headers) => {
  for (const method of ['GET', 'HEAD']) expect((await ask(path, headers, method)).status).toBe(403);
  const { headers: answerHeaders, body } = await ask(path, headers);
  expect([
    answerHeaders['access-control-allow-origin'],
    answerHeaders['set-cookie'],
    answerHeaders.location,
  ]).toEqual([undefined, undefined, undefined]);
  expect(JSON.parse(body)).toEqual({
    code: '990403',
    message: expect.stringContaining('own origin only'),
    data: null,
  });
});

test.each([
  [
    'a form that signs in',
    '/__mock/providers/uniportal?targetUrl=/',
    { ...LINK, origin: 'https://evil.example' },
  ],
  [
    'a preflight',
    '/__mock/clock',
    { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  ],
  [
    'a call of the platform',
    operations.sendSmsCode.path,
    { 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' },
  ],
])('refuses %s from other sites', async (_what, path, headers) => {
  for (const method of ['POST', 'OPTIONS'])
    expect((await ask(path, headers, method)).status).toBe(403);
});

test.each([
  ['/__mock/', 200],
  ['/__mock/docs', 200],
  ['/__mock/phone/session-1', 200],
  ['/__mock/providers/uniportal?targetUrl=/', 200],
  [`${operations.finishOAuth2SignIn.path}?error=access_denied&state=s`, 302],
  [`${operations.startPortalSignIn.path}?sxz-lang=en_US&targetUrl=/`, 302],
])('allows a link on any site to %s', async (path, status) => {
  expect((await ask(path, LINK)).status).toBe(status);
});

test.each([
  ['the desk', '/__mock/messages', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }],
  ['a typed address', '/__mock/scenario', { ...LINK, 'sec-fetch-site': 'none' }],
  ['a program', '/__mock/messages', {}],
])('allows %s', async (_what, path, headers) => {
  expect((await ask(path, headers)).status).toBeLessThan(400);
  const { host } = new URL(mock().url);
  expect((await ask(path, { ...headers, origin: `http://${host}` })).status).toBeLessThan(400);
});

test('accepts a form of a stand-in page without an origin', async () => {
  const path = '/__mock/providers/uniportal?targetUrl=/';
  expect(
    (await ask(path, { 'sec-fetch-site': 'same-origin', origin: 'null' }, 'POST')).status,
  ).toBe(400);
  expect((await ask(path, { origin: 'null' }, 'POST')).status).toBe(400);
});

test.each([
  'avatarUrl_like=^(([a-zA-Z0-9:/;,%2B=])%2B)%2B!$',
  'avatarUrl_like=(a*)*b',
  'avatarUrl_like=(',
  'avatarUrl_like=(a*)*b&avatarUrl_like=(a%2B)%2B$',
])('searches rows by %s literally and quickly', async (query) => {
  const answer = await mock().fetch(`/__mock/db/users?${query}`);
  expect([answer.status, Array.isArray(await answer.json())]).toEqual([200, true]);
});

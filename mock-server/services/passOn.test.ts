/** @jest-environment node */
import { once } from 'node:events';
import { request as requestHttp } from 'node:http';
import type { IncomingMessage, ServerResponse, RequestListener } from 'node:http';
import { operations } from '#shared/api/contract/operations.generated.ts';
import { startMock } from '#mock/server.ts';
import type { MockServer } from '#mock/server.ts';
import { clientOf, envelopeOf, mockForFile, putJson } from '#mock/testing/mockForTests.ts';
import type { MockClient } from '#mock/testing/mockForTests.ts';
import { newestCall, passTo, upstreamsForFile } from '#mock/testing/upstreams.ts';

const OVERSEAS = operations.getOverseas.path;
const ENVELOPE = '{"code":"000000","message":"","data":false}';

const mock = mockForFile({ enforce: false });
const enforcing = mockForFile();
let service: MockServer;
let real: MockClient;
const { serve } = upstreamsForFile();

beforeAll(async () => {
  service = await startMock({ maxNamespaces: Infinity });
});
beforeEach(() => {
  real = clientOf(service, { 'x-mock-ns': 'default' });
});
afterEach(async () => {
  await real.postJson('/__mock/reset', {});
});
afterAll(() => service.stop());

const behind = (url: string, settings: object = {}, client = mock()) =>
  passTo(url, client, settings);

test('a real service answers every operation, and the log has the calls', async () => {
  const client = await behind(service.url);
  await client.sendSms('13912345678');
  const code = await real.codeFor('13912345678');
  const token = await client.requestToken({ phone_number: '13912345678' }, code);
  const { access_token } = (await token.json()) as { access_token: string };
  const profile = await envelopeOf<{ mobile: string }>(
    client.get(operations.getProfile.path, { authorization: `Bearer ${access_token}` }),
  );
  expect(profile.data.mobile).toBe('13912345678');
  expect(await client.look('/__mock/messages')).toEqual([]);
  expect(await client.look('/__mock/requests')).toMatchObject([
    { operation: 'getProfile', status: 200, code: '000000', violations: [] },
    { operation: 'requestToken', status: 200, body: { phone_number: '13912345678' } },
    { operation: 'sendSmsCode', status: 200, code: '000000' },
  ]);
});

/** Sends a request in pieces. */
function open(client: MockClient, path: string): ReturnType<typeof requestHttp> {
  return requestHttp(client.url + path, {
    method: 'POST',
    headers: {
      'x-mock-ns': client.namespace,
      'sxz-lang': 'en_US',
      'content-type': 'multipart/form-data; boundary=x',
    },
  });
}

test('both bodies are streamed: each piece arrives before the next one is sent', async () => {
  const calls: [IncomingMessage, ServerResponse][] = [];
  let arrived = (): void => undefined;
  const url = await serve((request, response) => {
    calls.push([request, response]);
    arrived();
  });
  const client = await behind(url);
  const began = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const upload = open(client, operations.uploadImage.path);
  upload.write('--x\r\n');
  await began;
  const [[request, response]] = calls as [[IncomingMessage, ServerResponse]];
  expect(String((await once(request, 'data'))[0])).toBe('--x\r\n');
  upload.write('content-disposition: form-data; name="file"\r\n');
  expect(String((await once(request, 'data'))[0])).toContain('name="file"');
  upload.end('\r\n--x--');
  await once(request, 'end');
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"code":');
  const [answer] = (await once(upload, 'response')) as [IncomingMessage];
  expect(String((await once(answer, 'data'))[0])).toBe('{"code":');
  response.end('"000000"}');
  expect(String((await once(answer, 'data'))[0])).toBe('"000000"}');
});

test('a redirect to the service leads back to the mock; another one is kept', async () => {
  const url = await serve(({ headers }, response) => {
    const to = String(headers['user-agent']).replace('HOST', headers.host ?? '');
    response.writeHead(302, { location: to }).end();
  });
  const client = await behind(url);
  const visit = async (agent: string) =>
    (
      await client.fetch(`${operations.startPortalSignIn.path}?targetUrl=/`, {
        redirect: 'manual',
        headers: { 'user-agent': agent },
      })
    ).headers.get('location');
  expect(await visit('http://HOST/login/index?a=b#c')).toBe(`${client.url}/login/index?a=b#c`);
  expect(await visit('HTTP://HOST/x')).toBe(`${client.url}/x`);
  expect(await visit('//HOST/login/index?a=b')).toBe(`${client.url}/login/index?a=b`);
  for (const target of ['/login/index', 'next', '//portal.example/', 'https://portal.example/in'])
    expect(await visit(target)).toBe(target);
});

test('cookies fit the local origin, and the mock keeps its own to itself', async () => {
  let headers: IncomingMessage['headers'] = {};
  const url = await serve((request, response) => {
    headers = request.headers;
    response.setHeader('set-cookie', [
      'access_token=a; Path=/; Domain=.academy.example; Secure; SameSite=None; Partitioned',
      'lang=de; Max-Age=60; HttpOnly',
      '__Host-b=2; Secure; Path=/; SameSite=None',
      '__Secure-c=3; Domain=academy.example; Secure',
    ]);
    response.setHeader('content-type', 'application/json').end(ENVELOPE);
  });
  const client = await behind(url);
  const answer = await client.fetch(OVERSEAS, {
    headers: {
      'sxz-lang': 'en_US',
      cookie: 'mock_scenario=; sxz_lang=de_DE',
      origin: client.url,
      'x-mock-scenario': '',
    },
  });
  expect(answer.headers.getSetCookie()).toEqual([
    'access_token=a; Path=/; SameSite=Lax',
    'lang=de; Max-Age=60; HttpOnly',
    // Browsers take these names only with Secure, and trust loopback.
    '__Host-b=2; Secure; Path=/; SameSite=None',
    '__Secure-c=3; Secure',
  ]);
  expect(headers).toMatchObject({
    host: new URL(url).host,
    origin: url,
    cookie: 'sxz_lang=de_DE',
    'x-forwarded-host': new URL(client.url).host,
  });
  expect(Object.keys(headers).filter((name) => name.startsWith('x-mock'))).toEqual([]);
});

test('outcomes and faults apply before and to the answers of the service', async () => {
  const client = await behind(service.url);
  const answer = await client.get(OVERSEAS, { 'x-mock-scenario': 'getOverseas=overseas' });
  expect(await answer.json()).toMatchObject({ data: true });
  await client.postJson('/__mock/rules', {
    operation: 'getOverseas',
    kind: 'truncated',
    times: 1,
  });
  const whole = await (await real.get(OVERSEAS)).text();
  expect(await (await client.get(OVERSEAS)).text()).toBe(whole.slice(0, whole.length / 2));
  expect(await (await client.get(OVERSEAS)).text()).toBe(whole);
  expect(await real.look('/__mock/requests?operation=getOverseas')).toHaveLength(3);
});

test('paths that the contract does not have are passed on only if asked', async () => {
  const url = await serve(({ url: path }, response) => response.end(path));
  const client = await behind(url);
  expect((await client.get('/api/legacy?page=1')).status).toBe(404);
  await behind(url, { unknownPaths: true }, client);
  expect(await (await client.get('/api/legacy?page=1')).text()).toBe('/api/legacy?page=1');
  expect(await newestCall(client)).toMatchObject({ operation: null, status: 200, violations: [] });
});

test.each([
  '/api/../admin',
  '/api/ischool/v1/open/uploads/image/..',
  '/api/ischool/v1/open/uploads/image/%2e%2e',
  '/api/ischool/v1/open/uploads/image/..%2f..%2f..',
  '/api/x%25',
  '/api/x%3fy',
  '/api/x?y#z',
])('%s stays here, because the service could read another path', async (target) => {
  const seen: unknown[] = [];
  const address = await serve(({ url }, response) => {
    seen.push(url);
    response.end();
  });
  const { url, namespace } = await behind(address, { unknownPaths: true });
  for (const path of [target, `/__mock/ns/${namespace}${target}`])
    await new Promise((resolve, reject) => {
      requestHttp(url, { path, headers: { 'x-mock-ns': namespace } }, resolve)
        .once('error', reject)
        .end();
    });
  expect(seen).toEqual([]);
});

test('what is passed on is what was checked, and no header that a call does not have', async () => {
  let seen: IncomingMessage | undefined;
  const address = await serve((request, response) => {
    seen = request;
    response.end();
  });
  const { url, namespace } = await behind(address, { unknownPaths: true });
  const path = "/api/x'y/%E5%BC%A0?a='|{}";
  await new Promise((resolve, reject) => {
    requestHttp(
      url,
      { path, headers: { 'x-mock-ns': namespace, 'x-real-ip': '192.0.2.1', fp: '12345678' } },
      resolve,
    )
      .once('error', reject)
      .end();
  });
  expect(seen?.url).toBe(path);
  expect(seen?.headers['fp']).toBe('12345678');
  expect(seen?.headers).not.toHaveProperty('x-real-ip');
});

test('the log hides the credentials of a call that is refused before it is passed on', async () => {
  const client = await behind(service.url, {}, enforcing());
  const secret = { authorization: 'Bearer secret', cookie: 'access_token=secret' };
  expect((await client.fetch(OVERSEAS, { headers: secret })).status).toBe(422);
  expect(await client.look('/__mock/requests')).toMatchObject([
    { headers: { authorization: '(hidden)', cookie: '(hidden)' } },
  ]);
});

test.each<[object, RegExp]>([
  [{ url: 'ftp://academy.example' }, /url/],
  [{ url: 'https://' }, /is not an address/],
  [{ url: 'https://me:secret@academy.example' }, /user name or password/],
  [{ url: 'https://academy.example/api' }, /without a path/],
  [{ url: 'https://academy.example', operations: ['getOversea'] }, /no operation .*getOversea/],
])('refuses the upstream %j', async (settings, message) => {
  const answer = await putJson(mock(), '/__mock/upstream', settings);
  expect([answer.status, await answer.text()]).toEqual([422, expect.stringMatching(message)]);
});

test.each<[string, number, RequestListener | undefined, RegExp]>([
  ['keeps silent', 504, () => undefined, /sent nothing for 300 ms/],
  ['closes the connection', 502, (request) => request.socket.destroy(), /closed the connection/],
  ['is not there', 502, undefined, /nothing listens there \(ECONNREFUSED\)/],
])('a service that %s is a clear error, %i', async (_what, status, listener, message) => {
  const url = listener ? await serve(listener) : 'http://127.0.0.1:1';
  const client = await behind(url, { timeoutMs: 300 });
  const answer = await client.get(OVERSEAS);
  expect([answer.status, await answer.json()]).toEqual([
    status,
    { code: `990${status}`, message: expect.stringMatching(message), data: null },
  ]);
  expect((await newestCall(client))?.violations).toMatchObject([
    { where: 'answer', message: expect.stringContaining(url) },
  ]);
});

test.each<[string, string, string, RegExp]>([
  [
    'another shape',
    'application/json',
    '{"code":"000000","message":"","data":1}',
    /\/data must be/,
  ],
  ['broken JSON', 'application/json', '{"code"', /cannot be read/],
  ['a page', 'text/html', '<p>', /must be application\/json, not text\/html/],
])('%s is passed on and shown as a violation', async (_what, type, body, message) => {
  const url = await serve((_request, response) =>
    response.setHeader('content-type', type).end(body),
  );
  const client = await behind(url);
  expect(await (await client.get(OVERSEAS)).text()).toBe(body);
  expect((await newestCall(client))?.violations).toEqual([
    { where: 'answer', message: expect.stringMatching(message) },
  ]);
  const strict = await behind(url, {}, enforcing());
  expect(await envelopeOf(strict.get(OVERSEAS))).toMatchObject({ code: '990500' });
});

test('a request that breaks the contract is passed on, or refused while enforcing', async () => {
  let calls = 0;
  const url = await serve((_request, response) => {
    calls += 1;
    response
      .setHeader('content-type', 'application/json')
      .end('{"code":"000000","message":"","data":false}');
  });
  const client = await behind(url);
  expect((await client.fetch(OVERSEAS)).status).toBe(200);
  expect((await newestCall(client))?.violations).toMatchObject([{ where: 'header' }]);
  const strict = await behind(url, {}, enforcing());
  expect((await strict.fetch(OVERSEAS)).status).toBe(422);
  expect(calls).toBe(1);
});

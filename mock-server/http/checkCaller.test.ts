/** @jest-environment node */
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import jsonServer from 'json-server';
import { operations } from '#shared/api/contract/operations.generated.ts';
import { createMockApp } from '#mock/app.ts';
import { clientOf, mockForFile } from '#mock/testing/mockForTests.ts';
import { passTo, upstreamsForFile } from '#mock/testing/upstreams.ts';

const OVERSEAS = operations.getOverseas.path;
const ADDRESS = '192.0.2.7';
const mock = mockForFile();
const { serve } = upstreamsForFile();

/** Sends a request with headers that `fetch` does not allow. */
function statusOf(
  url: string,
  target: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<number | undefined> {
  const { port } = new URL(url);
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: target, method, headers }, (answer) => {
      resolve(answer.statusCode);
      answer.destroy();
    })
      .once('error', reject)
      .end(method === 'POST' ? '{}' : undefined);
  });
}

test.each([
  '/__mock/messages',
  OVERSEAS,
  '/__mock/providers/uniportal?targetUrl=/',
  '/__mock/order',
])('%s answers to the names of this machine only', async (target) => {
  const { url } = mock();
  for (const host of ['localhost:8080', '[::1]', '127.0.0.1', 'one.localhost:8080'])
    expect([host, await statusOf(url, target, { host })]).not.toEqual([host, 403]);
  for (const host of ['evil.example', 'localhost.evil.example', 'evil.example/.localhost'])
    expect([host, await statusOf(url, target, { host })]).toEqual([host, 403]);
});

test('a page under a foreign name that leads to this machine reaches no upstream', async () => {
  const origins: unknown[] = [];
  const service = await serve(({ headers }, response) => {
    origins.push(headers.origin);
    response.end('{}');
  });
  const { url, namespace } = await passTo(service, mock());
  const call = (host: string) =>
    statusOf(url, OVERSEAS, {
      host,
      origin: `http://${host}`,
      'x-mock-ns': namespace,
      'sxz-lang': 'en_US',
    });
  expect(await call('evil.example:8081')).toBe(403);
  expect(origins).toEqual([]);
  await call('localhost:8081');
  expect(origins).toEqual([service]);
});

describe('open to the local network', () => {
  const host = jsonServer.create();
  let caller = '192.0.2.9';
  host.use(
    ({ socket }, _response, next) => {
      Object.defineProperty(socket, 'remoteAddress', { value: caller, configurable: true });
      next();
    },
    createMockApp({ addresses: [ADDRESS] }).app,
  );
  const server = createServer(host);
  let url: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  const ask = (target: string, method = 'GET') =>
    statusOf(url, target, { host: ADDRESS, 'content-type': 'application/json' }, method);

  test('a phone opens the link of a QR code and confirms it', async () => {
    caller = '192.0.2.9';
    const id = 'session-1';
    expect(await ask(`/browser/open?type=scanLogin&sessionId=${id}`)).toBe(302);
    expect(await ask(`/__mock/phone/${id}`)).toBe(200);
    for (const file of ['phone.js', 'desk.css', 'tokens.css', 'api.js', 'qr.js'])
      expect(await ask(`/__mock/desk/${file}`)).toBe(200);
    expect(await ask('/__mock/qr')).toBe(200);
    expect(await ask('/__mock/db/users?_limit=20')).toBe(200);
    for (const move of ['scan', 'confirm', 'cancel'])
      expect(await ask(`/__mock/qr/${id}/${move}`, 'POST')).toBe(404);
  });

  const CLOSED = [
    '/__mock/',
    '/__mock/messages',
    '/__mock/requests',
    '/__mock/events',
    '/__mock/db/users',
    '/__mock/db/db',
    '/__mock/upstream',
    '/__mock/scenes',
    '/__mock/scene/bad-day',
    '/__mock/docs',
    '/__mock/ns/one/__mock/qr',
    '/__mock/providers/uniportal?targetUrl=/',
    '/__mock/phone/../messages',
    OVERSEAS,
  ];

  test.each(CLOSED)('another device does not reach %s', async (target) => {
    caller = '::ffff:192.0.2.9';
    expect([await ask(target), await ask(target, 'POST')]).toEqual([403, 403]);
  });

  test.each(['127.0.0.1', '::1', ADDRESS])(
    'this machine, as %s, uses everything',
    async (address) => {
      caller = address;
      for (const target of CLOSED) expect(await ask(target)).not.toBe(403);
      expect(await (await clientOf({ url }).fetch('/__mock/about')).json()).toMatchObject({
        addresses: [ADDRESS],
      });
    },
  );
});

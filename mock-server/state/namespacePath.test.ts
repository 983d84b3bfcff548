/** @jest-environment node */
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { startMock } from '#mock/server.ts';
import { mockForFile } from '#mock/testing/mockForTests.ts';

const mock = mockForFile();

/** Requests with any Host, which `fetch` cannot set. */
function answerAt(
  url: string,
  path: string,
  headers: Record<string, string>,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url + path, { headers }, resolve).on('error', reject);
  });
}

async function jsonAt(...request: Parameters<typeof answerAt>): Promise<Record<string, unknown>> {
  return (await json(await answerAt(...request))) as Record<string, unknown>;
}

test("a path segment names the namespace, for the platform's calls and for the control API", async () => {
  const client = mock();
  const inside = `${client.url}/__mock/ns/${client.namespace}`;
  await fetch(`${inside}/api/accounts/open/client/overseas`, { headers: { 'sxz-lang': 'en_US' } });
  expect(await client.look('/__mock/requests')).toMatchObject([
    { operation: 'getOverseas', path: '/api/accounts/open/client/overseas', violations: [] },
  ]);
  expect(await (await fetch(`${inside}/__mock/about`)).json()).toMatchObject({
    namespace: client.namespace,
  });
  expect((await fetch(`${client.url}/__mock/ns/no%20spaces/__mock/about`)).status).toBe(400);
  expect((await fetch(`${inside}/__mock/`)).headers.get('content-type')).toMatch(/^text\/html/);
});

test('opens a page of the app with the namespace as a cookie', async () => {
  const { url } = mock();
  const answer = await fetch(`${url}/__mock/ns/mine/login/index?tenant_id=all`, {
    redirect: 'manual',
  });
  expect([answer.status, answer.headers.get('location'), answer.headers.get('set-cookie')]).toEqual(
    [302, '/login/index?tenant_id=all', 'mock_ns=mine; Path=/; SameSite=Lax'],
  );
  const away = await fetch(`${url}/__mock/ns/mine//evil.example`, { redirect: 'manual' });
  expect(away.headers.get('location')).toBe('/evil.example');
});

test('a host name of its own names the namespace of a tab; header and cookie come first', async () => {
  const { url } = mock();
  const { port } = new URL(url);
  const namespaceAt = async (host: string, headers = {}): Promise<unknown> =>
    (await jsonAt(url, '/__mock/about', { host, ...headers }))['namespace'];
  expect(await namespaceAt(`one.localhost:${port}`)).toBe('one');
  expect(await namespaceAt('One.localhost')).toBe('one');
  expect(await namespaceAt(`localhost:${port}`)).toBe('default');
  expect(await namespaceAt('one.localhost', { cookie: 'mock_ns=two' })).toBe('two');
  expect(await namespaceAt('one.localhost', { 'x-mock-ns': 'three' })).toBe('three');
});

test("links to pages stay on the host name of a request through the app's server", async () => {
  const app = await startMock({ appUrl: 'http://localhost:8080' });
  try {
    const leadsTo = async (path: string, host: string): Promise<unknown> =>
      (await answerAt(app.url, path, { host })).headers.location;
    for (const path of ['ns/one/assign', 'scene/bad-day?to=/assign', 'scenario?set=&to=/assign']) {
      expect(await leadsTo(`/__mock/${path}`, 'one.localhost:8080')).toBe('/assign');
      expect(await leadsTo(`/__mock/${path}`, 'localhost:8081')).toBe(
        'http://localhost:8080/assign',
      );
    }
  } finally {
    await app.stop();
  }
});

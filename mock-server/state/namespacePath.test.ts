/** @jest-environment node */
import { clientOf, mockForFile } from '#mock/testing/mockForTests.ts';

const mock = mockForFile();

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

test('the control API refuses foreign hosts in every namespace', async () => {
  const client = clientOf(mock(), { 'content-type': 'text/plain' });
  expect(
    (await client.fetch('/__mock/ns/mine/__mock/reset', { method: 'POST', body: '{}' })).status,
  ).toBe(415);
});

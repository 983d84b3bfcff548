/** @jest-environment node */
import { mockForFile } from '#mock/testing/mockForTests.ts';

const mock = mockForFile();

test('the clock is frozen, moved and reset', async () => {
  const { look, postJson } = mock();
  expect(await look('/__mock/clock')).toMatchObject({ frozen: false });
  const clock = async (change: object) => (await postJson('/__mock/clock', change)).json();
  expect(await clock({ freeze: '2030-01-01T00:00:00Z' })).toEqual({
    now: '2030-01-01T00:00:00.000Z',
    frozen: true,
  });
  expect(await clock({ advanceMs: 1500 })).toEqual({
    now: '2030-01-01T00:00:01.500Z',
    frozen: true,
  });
  expect(await clock({ reset: true })).toMatchObject({ frozen: false });
  const moved = (await clock({ advanceMs: 86_400_000 })) as { now: string };
  expect(Date.parse(moved.now) - Date.now()).toBeGreaterThan(86_000_000);
  expect((await postJson('/__mock/clock', { freeze: 'yesterday' })).status).toBe(422);
});

test('a reset empties one namespace and keeps the others', async () => {
  const [client, neighbor] = [mock(), mock()];
  await client.sendSms('13912345678');
  await neighbor.sendSms('13912345678');
  await client.postJson('/__mock/rules', { operation: 'getOverseas', kind: 'hang' });
  await client.fetch('/__mock/db/users/user-admin', { method: 'DELETE' });
  expect((await client.postJson('/__mock/reset', {})).status).toBe(200);
  for (const path of ['messages', 'requests', 'rules'])
    expect(await client.look(`/__mock/${path}`)).toEqual([]);
  expect(await client.look('/__mock/db/users/user-admin')).toMatchObject({ role: 'administrator' });
  expect(await neighbor.look('/__mock/messages')).toHaveLength(1);
});

test('filters and empties the request log', async () => {
  const client = mock();
  await client.sendSms('13912345678');
  await client.get('/api/accounts/open/client/overseas');
  expect(await client.look('/__mock/requests')).toMatchObject([
    { operation: 'getOverseas' },
    { operation: 'sendSmsCode', body: { country_code: '+86' } },
  ]);
  expect(await client.look('/__mock/requests?operation=sendSmsCode')).toHaveLength(1);
  expect((await client.fetch('/__mock/requests?operation=sendSms')).status).toBe(422);
  await client.fetch('/__mock/requests', { method: 'DELETE' });
  expect(await client.look('/__mock/requests')).toEqual([]);
});

test('changes need a JSON body', async () => {
  const client = mock();
  const send = (type: string) =>
    client.fetch('/__mock/reset', {
      method: 'POST',
      headers: { 'content-type': type },
      body: '{}',
    });
  expect([
    (await send('text/plain')).status,
    (await send('application/x-www-form-urlencoded')).status,
    (await send('application/json')).status,
  ]).toEqual([415, 415, 200]);
  expect(
    (
      await client.fetch('/__mock/db/users', {
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
        body: 'x',
      })
    ).status,
  ).toBe(415);
});

test('streams events for messages and requests as they happen', async () => {
  const client = mock();
  const leaving = new AbortController();
  const stream = await client.fetch('/__mock/events', { signal: leaving.signal });
  expect(stream.headers.get('content-type')).toMatch(/^text\/event-stream/);
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  await client.sendSms('13912345678');
  let heard = '';
  while (!heard.includes('event: request')) heard += (await reader?.read())?.value ?? '';
  expect(heard).toMatch(/event: message\ndata: \{"to":"13912345678"/);
  leaving.abort();
});

test.each([
  ['/__mock//docs', 404, /Did you mean \/__mock\/docs\?$/],
  ['/__mock/scene/%zz', 400, /%zz/],
])('answers %s, which is not there, with %i and a message', async (path, status, message) => {
  const answer = await mock().fetch(path);
  expect([answer.status, await answer.json()]).toEqual([
    status,
    { message: expect.stringMatching(message) },
  ]);
});

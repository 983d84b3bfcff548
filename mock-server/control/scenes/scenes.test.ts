/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMock } from '#mock/server.ts';
import type { MockServer } from '#mock/server.ts';
import { clientOf } from '#mock/testing/mockForTests.ts';
import type { MockClient } from '#mock/testing/mockForTests.ts';

let folder: string;
let server: MockServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mock-scenes-'));
  server = await startMock({ scenesFolder: folder, maxNamespaces: Infinity });
});
afterEach(async () => {
  for (const file of await readdir(folder)) await rm(join(folder, file));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const send = (client: MockClient, method: string, path: string, body: object) =>
  client.fetch(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Changes something of everything that a scene contains. */
async function change(client: MockClient): Promise<void> {
  await client.postJson('/__mock/clock', { freeze: '2030-01-01T00:00:00Z' });
  await client.postJson('/__mock/clock', { advanceMs: 1500 });
  await client.postJson('/__mock/rules', {
    operation: 'getOverseas',
    kind: 'outcome',
    outcome: 'overseas',
  });
  await client.postJson('/__mock/rules', { operation: 'getProfile', kind: 'html', skip: 2 });
  await client.fetch('/__mock/db/users/user-nameless', { method: 'DELETE' });
  await send(client, 'PATCH', '/__mock/db/users/user-admin', { realName: 'Robin' });
  await send(client, 'PATCH', '/__mock/db/tenants/academy', { loginScenarioType: 2 });
  await client.postJson('/__mock/db/visitors', { id: 'guest', name: 'Guest', mobile: '1' });
}

test('the seeds are an empty scene', async () => {
  expect(await clientOf(server).look('/__mock/scene')).toEqual({});
});

test('a scene has the differences from the seeds, and brings them back', async () => {
  const [client, other] = [clientOf(server), clientOf(server)];
  await change(client);
  const scene = await client.look<object>('/__mock/scene');
  expect(scene).toEqual({
    clock: { freeze: '2030-01-01T00:00:00.000Z', advanceMs: 1500 },
    rules: [
      { operation: 'getOverseas', kind: 'outcome', outcome: 'overseas' },
      { operation: 'getProfile', kind: 'html', skip: 2 },
    ],
    tables: {
      users: { 'user-admin': { realName: 'Robin' }, 'user-nameless': null },
      tenants: { academy: { loginScenarioType: 2 } },
      visitors: { guest: { name: 'Guest', mobile: '1' } },
    },
  });
  expect((await send(other, 'PUT', '/__mock/scene', scene)).status).toBe(200);
  expect(await other.look('/__mock/scene')).toEqual(scene);
  for (const path of ['db/db', 'clock', 'rules'])
    expect(await other.look(`/__mock/${path}`)).toEqual(await client.look(`/__mock/${path}`));
});

test('a saved scene is a readable file, is listed, and opens by a link', async () => {
  const client = clientOf(server);
  await client.postJson('/__mock/clock', { freeze: '2030-01-01T00:00:00Z' });
  await client.postJson('/__mock/scenes', { name: 'new-year', about: 'The first day of 2030' });
  expect(await readFile(join(folder, 'new-year.json'), 'utf8')).toBe(
    `{
  "about": "The first day of 2030",
  "clock": {
    "freeze": "2030-01-01T00:00:00.000Z"
  }
}
`,
  );
  const other = clientOf(server);
  expect(await other.look('/__mock/scenes')).toEqual([
    { name: 'new-year', about: 'The first day of 2030' },
  ]);
  const answer = await other.fetch('/__mock/scene/new-year?to=/login/index', {
    redirect: 'manual',
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/login/index']);
  expect(await other.look('/__mock/clock')).toMatchObject({ frozen: true });
});

test.each<[string, object, RegExp]>([
  ['an unknown field', { clocks: {} }, /clocks/],
  ['a clock after the last year', { clock: { advanceMs: 9e15 } }, /^clock is not a time/],
  ['an unknown outcome', { outcomes: { getOverseas: 'moon' } }, /^rules\[0\]: .*moon/],
  [
    'a field that a row cannot have',
    { tables: { users: { 'user-admin': { role: 'king' } } } },
    /^tables\.users "user-admin": role must be one of/,
  ],
  [
    'no default academy',
    { tables: { tenants: { academy: null } } },
    /^tables\.tenants\.academy: the mock needs/,
  ],
])('refuses %s, names the field, and changes nothing', async (_what, scene, message) => {
  const client = clientOf(server);
  const answer = await send(client, 'PUT', '/__mock/scene', scene);
  const { message: announcement } = (await answer.json()) as { message: string };
  expect([answer.status, announcement]).toEqual([422, expect.stringMatching(message)]);
  expect(await client.look('/__mock/scene')).toEqual({});
  await writeFile(join(folder, 'wrong.json'), JSON.stringify(scene));
  const loaded = await client.postJson('/__mock/scenes/wrong/load', {});
  expect([loaded.status, await loaded.json()]).toEqual([
    422,
    { message: expect.stringContaining(announcement) },
  ]);
});

test('every scene of the repository loads', async () => {
  const own = await startMock();
  const client = clientOf(own);
  const scenes = await client.look<{ name: string }[]>('/__mock/scenes');
  expect(scenes.map(({ name }) => name)).toEqual([
    'bad-day',
    'every-way-in',
    'expiring-code',
    'last-day-to-restore',
  ]);
  for (const { name } of scenes)
    expect((await client.postJson(`/__mock/scenes/${name}/load`, {})).status).toBe(200);
  await own.stop();
});

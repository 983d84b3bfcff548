/** @jest-environment node */
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMock } from '#mock/server.ts';
import { clientOf } from '#mock/testing/mockForTests.ts';
import type { MockClient } from '#mock/testing/mockForTests.ts';

let folder = '';
let dataFile = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mock-data-'));
  dataFile = join(folder, 'data.json');
});

afterEach(() => rm(folder, { recursive: true }));

/** Runs the mock with the data file, and stops it. */
async function run(work: (client: MockClient) => Promise<void>): Promise<void> {
  const mock = await startMock({ dataFile });
  try {
    await work(clientOf(mock, { 'x-mock-ns': 'default' }));
  } finally {
    await mock.stop();
  }
}

const patch = (client: MockClient, path: string, change: object) =>
  client.fetch(path, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(change),
  });

test('edits survive a restart, in readable JSON, without other files', async () => {
  await run(async (client) => {
    await patch(client, '/__mock/db/tenants/academy', { loginScenarioType: 3 });
    await client.sendSms('13912345678');
    await client.postJson('/__mock/rules', {
      operation: 'getOverseas',
      kind: 'outcome',
      outcome: 'overseas',
    });
    await client.postJson('/__mock/rules', { operation: 'getProfile', kind: 'html' });
    await client.postJson('/__mock/clock', { freeze: '2030-01-01T00:00:00Z' });
  });
  expect(await readFile(dataFile, 'utf8')).toMatch(/\n +"users": \[\n/);
  expect(await readdir(folder)).toEqual(['data.json']);
  await run(async (client) => {
    expect(await client.look('/__mock/db/tenants/academy')).toMatchObject({ loginScenarioType: 3 });
    expect(await client.look('/__mock/messages')).toMatchObject([{ to: '13912345678' }]);
    expect(await client.look('/__mock/rules')).toMatchObject([
      { outcome: 'overseas' },
      { operation: 'getProfile' },
    ]);
    expect(await client.look('/__mock/clock')).toEqual({
      now: '2030-01-01T00:00:00.000Z',
      frozen: true,
    });
    await client.postJson('/__mock/reset', {});
  });
  await run(async (client) => expect(await client.look('/__mock/messages')).toEqual([]));
});

/** A file with one namespace, which differs from a valid one. */
function stateWith(difference: object): string {
  const state = {
    database: { tables: {}, inserted: 0 },
    clock: { offset: 0 },
    random: 1,
    rules: [],
    ...difference,
  };
  return JSON.stringify({ format: 2, namespaces: { default: state } });
}

test.each([
  ['half a file', '{"format": 2, "namespaces": {', /at line 1, column \d+/],
  ['another file', '{"name": "package"}', /not a data file of format 2/],
  [
    'an invalid row',
    '{"format":2,"namespaces":{"default":{"database":{"tables":{"visitors":[{"id":"a","name":1,"mobile":""}]}}}}}',
    /visitors "a": name must be a text/,
  ],
  [
    'a rule of an unknown kind',
    stateWith({ rules: [{ id: 1, seen: 0, operation: '*', kind: 'dealy' }] }),
    /rules\[0\]\.kind must be one of delay, /,
  ],
])('reports %s, names the file, and overwrites nothing', async (_title, content, why) => {
  await writeFile(dataFile, content);
  const starting = startMock({ dataFile });
  await expect(starting).rejects.toThrow(why);
  await expect(starting).rejects.toThrow(dataFile);
  expect(await readFile(dataFile, 'utf8')).toBe(content);
});

test('reports a file that can no longer be written, and keeps running', async () => {
  const lines: string[] = [];
  const inner = await mkdtemp(join(folder, 'inner-'));
  const mock = await startMock({
    dataFile: join(inner, 'data.json'),
    log: (line) => lines.push(line),
  });
  await rm(inner, { recursive: true });
  await clientOf(mock).sendSms('13912345678');
  await mock.stop();
  expect(lines).toContainEqual(expect.stringMatching(/data\.json could not be written: ENOENT/));
});

test('only changed namespaces are kept, one can be removed, and the refusal of one too many says how', async () => {
  const mock = await startMock({ dataFile, maxNamespaces: 2 });
  const [read, changed, late] = ['read', 'changed', 'late'].map((name) =>
    clientOf(mock, { 'x-mock-ns': name }),
  ) as [MockClient, MockClient, MockClient];
  await read.look('/__mock/rules');
  await changed.control.addRule({ operation: 'getOverseas', kind: 'drop' });
  const refused = await late.fetch('/__mock/rules');
  expect([refused.status, await refused.text()]).toEqual([
    503,
    expect.stringContaining('DELETE /__mock/namespaces/NAME'),
  ]);
  const remove = () => fetch(`${mock.url}/__mock/namespaces/read`, { method: 'DELETE' });
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
  await read.look('/__mock/rules');
  await mock.stop();
  const { namespaces } = JSON.parse(await readFile(dataFile, 'utf8')) as { namespaces: object };
  expect(Object.keys(namespaces)).toEqual(['changed']);
});

test.each([
  ['utf16le', [0xff, 0xfe]],
  ['utf8', [0xef, 0xbb, 0xbf]],
] as const)('reads a file that an editor saved in %s', async (encoding, mark) => {
  await run((client) => client.control.addRule({ operation: 'getProfile', kind: 'html' }));
  const text = await readFile(dataFile, 'utf8');
  await writeFile(dataFile, Buffer.from([...mark, ...Buffer.from(text, encoding)]));
  await run(async (client) => {
    expect(await client.look('/__mock/rules')).toMatchObject([{ operation: 'getProfile' }]);
  });
});

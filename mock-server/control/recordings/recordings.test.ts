/** @jest-environment node */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operations } from '#shared/api/contract/operations.generated.ts';
import { startMock } from '#mock/server.ts';
import type { MockServer } from '#mock/server.ts';
import { clientOf } from '#mock/testing/mockForTests.ts';
import { passTo, upstreamsForFile } from '#mock/testing/upstreams.ts';

const PROFILE = operations.getProfile.path;
const ANSWER = {
  code: '000000',
  message: 'Code sent to 13711112222',
  data: { realName: 'Maria Weber', mobile: '13711112222', email: 'maria@firm.example', age: 40 },
};

const { serve } = upstreamsForFile();
let folder: string;
let mock: MockServer;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mock-recordings-'));
  mock = await startMock({ recordingsFolder: folder, enforce: false });
});
afterEach(async () => {
  await mock.stop();
  await rm(folder, { recursive: true });
});

async function answered(body: object) {
  const url = await serve((_request, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body)),
  );
  const client = await passTo(url, clientOf(mock));
  await client.get(PROFILE, { authorization: 'Bearer secret' });
  return client;
}

test('an answer becomes an outcome without personal data, and is replayed offline', async () => {
  const client = await answered(ANSWER);
  const recorded = await client.postJson('/__mock/recordings', {
    operation: 'getProfile',
    name: 'staging-learner',
    about: 'A learner of staging',
  });
  expect([recorded.status, await recorded.json()]).toEqual([
    201,
    {
      operation: 'getProfile',
      scenario: 'staging-learner',
      file: 'getProfile.staging-learner.json',
      dropped: ['/data/age'],
    },
  ]);
  const text = await readFile(join(folder, 'getProfile.staging-learner.json'), 'utf8');
  const body = {
    code: '000000',
    message: 'Code sent to 13900000001',
    data: { realName: 'personal-2', mobile: '13900000001', email: 'person-3@example.org' },
  };
  expect(JSON.parse(text)).toEqual({ about: 'A learner of staging', status: 200, body });
  expect(text).toMatch(/\n {2}"about"/);
  await mock.stop();
  mock = await startMock({ recordingsFolder: folder });
  const offline = clientOf(mock);
  const replayed = await offline.get(PROFILE, {
    authorization: 'Bearer any',
    'x-mock-scenario': 'getProfile=staging-learner',
  });
  expect(await replayed.json()).toEqual(body);
  const { operations: listed } = await offline.look<{
    operations: { operation: string; scenarios: { name: string; about: string }[] }[];
  }>('/__mock/scenarios');
  const profile = listed.find(({ operation }) => operation === 'getProfile');
  expect(profile?.scenarios).toContainEqual(
    expect.objectContaining({ name: 'staging-learner', about: 'A learner of staging' }),
  );
});

test.each<[string, object, object, RegExp]>([
  ['breaks the contract', { ...ANSWER, data: 7 }, { name: 'odd' }, /recorded: body \/data/],
  ['has the name of another outcome', ANSWER, { name: 'nickname-only' }, /already has an outcome/],
  ['is not in the log', ANSWER, { name: 'a', call: 99 }, /The log has no answer/],
])('refuses to record an answer that %s', async (_what, body, request, message) => {
  const client = await answered(body);
  const refusal = await client.postJson('/__mock/recordings', {
    operation: 'getProfile',
    ...request,
  });
  expect([refusal.status, await refusal.json()]).toEqual([
    422,
    { message: expect.stringMatching(message), violations: [] },
  ]);
});

test.each<[string, string, RegExp]>([
  ['getProfile.half.json', '{', /getProfile\.half\.json cannot be used: .*JSON/],
  ['half.json', '{}', /half\.json cannot be used: its name must be OPERATION\.NAME\.json/],
  ['getProfil.a.json', '{}', /no operation "getProfil"/],
  ['getProfile.a.json', '{"status":200,"body":{}}', /about must be a text/],
  [
    'getProfile.a.json',
    '{"about":"","status":200,"body":{"code":"000000","message":"","data":{"realName":1}}}',
    /body \/data/,
  ],
])('a mock does not start with the recording %s %s, and names file and field', async (...given) => {
  const [file, content, message] = given;
  await writeFile(join(folder, file), content);
  await expect(startMock({ recordingsFolder: folder })).rejects.toThrow(message);
});

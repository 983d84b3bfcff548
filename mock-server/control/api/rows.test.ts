/** @jest-environment node */
import { operations } from '#shared/api/contract/operations.generated.ts';
import { mockForFile } from '#mock/testing/mockForTests.ts';
import type { MockClient } from '#mock/testing/mockForTests.ts';
import { validRequests } from '#mock/testing/validRequests.ts';
import { ADMIN } from '#mock/testing/validRequestsOfSelectors.ts';

const mock = mockForFile();

/**
 * Sends a body unchanged with the JSON content type.
 * @returns status and body of the answer
 */
async function told(path: string, body?: string, method = body === undefined ? 'GET' : 'POST') {
  const init = body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body };
  const answer = await mock().fetch(`/__mock/db${path}`, { method, ...init });
  return [answer.status, await answer.json()];
}

test.each<[title: string, path: string, body: string | undefined, status: number, message: RegExp]>(
  [
    ['half a body', '/users', '{"id":', 400, /JSON/],
    ['a list instead of a row', '/users', '[1]', 400, /one JSON object/],
    ['an id that is taken', '/users', '{"id":"user-admin"}', 409, /duplicate id/],
    ['a parameter given twice', '/users?_sort=id&_sort=role', undefined, 400, /_sort/],
    [
      'an unknown table',
      '/nosuch',
      undefined,
      404,
      /no table "nosuch". There are: db, users, tenants,/,
    ],
    ['no table at all', '/', undefined, 404, /There are: db, users/],
    [
      'a row of another shape',
      '/users',
      '{"id":"new","role":"chief","schoolId":"s"}',
      422,
      /^users "new": role must be one of administrator, learner/,
    ],
    [
      'a row without a required field',
      '/visitors',
      '{"id":"new","name":"New"}',
      422,
      /^visitors "new": mobile must be a text$/,
    ],
    [
      'an unknown field',
      '/memberChanges',
      '{"id":"new","names":"New"}',
      422,
      /^memberChanges "new": names is not a field; the fields are id, removed/,
    ],
    [
      'a number for an id',
      '/memberChanges',
      '{"id":1}',
      422,
      /^memberChanges: id must be a text like/,
    ],
    [
      'an impossible date',
      '/messages',
      '{"id":"m","to":"a","channel":"sms","lang":"en_US","code":"123456","text":"","sentAt":"2030-02-30T00:00:00Z"}',
      422,
      /sentAt must be an ISO time/,
    ],
    [
      'a path below a row',
      '/users/user-admin/messages',
      '{"id":"new"}',
      404,
      /^POST works at \/\{table\}$/,
    ],
    ['a missing row', '/users/no-such-id', undefined, 404, /^users has no row "no-such-id"$/],
    [
      'a name that every object has',
      '/users/__proto__',
      undefined,
      404,
      /^users has no row "__proto__"$/,
    ],
    [
      'adding a row at the path of one',
      '/users/no-such-id',
      '{}',
      404,
      /^POST works at \/\{table\}$/,
    ],
    ['a row of the whole database', '/db', '{}', 404, /^POST works at \/\{table\}$/],
  ],
)('refuses %s with a message and no stack', async (_title, path, body, status, message) => {
  const printed = jest.spyOn(console, 'error').mockImplementation();
  expect(await told(path, body)).toEqual([status, { message: expect.stringMatching(message) }]);
  expect(printed).not.toHaveBeenCalled();
  printed.mockRestore();
});

test('does not add a refused row', async () => {
  const client = mock();
  const before = await client.look('/__mock/db/users');
  await client.fetch('/__mock/db/users', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '[1]',
  });
  expect(await client.look('/__mock/db/users')).toEqual(before);
});

const json = { 'content-type': 'application/json' };

test.each<[method: string, path: string, body: object, status: number, message: RegExp]>([
  [
    'PATCH',
    'tenants/academy',
    { config: { loginMethod: '5' } },
    422,
    /^tenants "academy": config\.loginMethod must be a text like/,
  ],
  [
    'PATCH',
    'tenants/academy',
    {
      config: {
        oath2Config: {
          authorizeServiceUrl: '',
          schoolId: '',
          clientId: '',
          redirectUrl: 'http://',
        },
      },
    },
    422,
    /config\.oath2Config\.redirectUrl must be an address/,
  ],
  [
    'PATCH',
    'tenants/academy',
    { outOfReachDepartmentIds: ['a', 1] },
    422,
    /outOfReachDepartmentIds\[1\] must be a text/,
  ],
  [
    'PATCH',
    'groups/group-001',
    { headCount: -1 },
    422,
    /^groups "group-001": headCount must be an integer from 0/,
  ],
  [
    'PUT',
    'users/user-admin',
    { role: 'administrator' },
    422,
    /^users "user-admin": schoolId must be a text/,
  ],
  ['PATCH', 'users/no-such-id', { role: 'learner' }, 404, /^users has no row "no-such-id"$/],
  [
    'PUT',
    'users/no-such-id',
    { role: 'learner', schoolId: 's' },
    404,
    /^users has no row "no-such-id"$/,
  ],
  ['DELETE', 'users/no-such-id', {}, 404, /^users has no row "no-such-id"$/],
  ['DELETE', 'users', {}, 404, /^DELETE works at \/\{table\}\/\{id\}$/],
  ['PATCH', 'db', { users: [] }, 404, /^PATCH works at/],
  ['DELETE', 'tenants/academy', {}, 409, /^tenants "academy": the mock needs this row/],
])('%s %s with %j is refused and changes nothing', async (method, path, body, status, message) => {
  const client = mock();
  const before = await client.look(`/__mock/db/${path}`);
  const refusal = await client.fetch(`/__mock/db/${path}`, {
    method,
    headers: json,
    body: JSON.stringify(body),
  });
  expect([refusal.status, await refusal.json()]).toEqual([
    status,
    { message: expect.stringMatching(message) },
  ]);
  expect(await client.look(`/__mock/db/${path}`)).toEqual(before);
});

test('ignores a header that overrides the method', async () => {
  const client = mock();
  await client.fetch('/__mock/db/tenants/academy', {
    method: 'POST',
    headers: { ...json, 'x-http-method-override': 'DELETE' },
    body: '{}',
  });
  expect(await client.look('/__mock/db/tenants/academy')).toMatchObject({ id: 'academy' });
});

test('gives a row without an id a generated text', async () => {
  const client = mock();
  const added = await client.postJson('/__mock/db/memberChanges', { name: 'New Comer' });
  expect([added.status, await added.json()]).toEqual([
    201,
    { id: expect.stringMatching(/^added-/), name: 'New Comer' },
  ]);
});

const patch = (client: MockClient, path: string, change: object) =>
  client.fetch(`/__mock/db/${path}`, {
    method: 'PATCH',
    headers: json,
    body: JSON.stringify(change),
  });

const ODD: unknown[] = [null, -1.5, 'x', [null], { constructor: 1 }, '9999-12-31T00:00:00Z'];

/**
 * Puts every odd value into every field of each table's first row, and adds a row with each odd
 * value as its id.
 */
async function putOddRows(client: MockClient): Promise<Set<number>> {
  const told = new Set<number>();
  for (const [table, [first]] of Object.entries(
    await client.look<Record<string, Record<string, unknown>[]>>('/__mock/db/db'),
  )) {
    const { id, ...row } = first ?? {};
    for (const odd of ODD) {
      for (const name of [...Object.keys(row), 'unheardOf', '__proto__']) {
        const body = `{${JSON.stringify(name)}:${JSON.stringify(odd)}}`;
        told.add(
          (
            await client.fetch(`/__mock/db/${table}/${String(id)}`, {
              method: 'PATCH',
              headers: json,
              body,
            })
          ).status,
        );
      }
      told.add((await client.postJson(`/__mock/db/${table}`, { ...row, id: odd })).status);
    }
  }
  return told;
}

test('no operation fails, whatever is put into the tables', async () => {
  const client = mock();
  await validRequests.commitImport(client);
  await validRequests.createAssignment(client);
  await client.advance(60_000);
  const told = await putOddRows(client);
  // The calls have sent so many codes that the next one would need a slider.
  await client.advance(600_000);
  expect([...told].filter((status) => status >= 500)).toEqual([]);
  // Restores the administrator's number and the key of the calls' import. Otherwise no call would
  // reach the rows.
  await patch(client, 'users/user-admin', { mobile: ADMIN.phone_number });
  await patch(client, 'imports/x', { idempotencyKey: 'another-key' });
  const { access_token: token } = await client.signIn(ADMIN);
  const about = (path: string) =>
    client.get(`${operations.createImport.path}/x${path}`, { authorization: `Bearer ${token}` });
  expect(
    await Promise.all(['', '/rows', '/report'].map(async (path) => (await about(path)).status)),
  ).toEqual([200, 200, 200]);
  const odd = await client.control.scene();
  for (const call of Object.values(validRequests)) {
    await client.control.loadScene(odd);
    await client.advance(60_000);
    await call(client);
  }
  const calls =
    await client.look<{ operation: string; status: number; code: string }[]>('/__mock/requests');
  expect(calls.filter(({ status }) => status >= 500)).toEqual([]);
  expect(
    new Set(calls.filter(({ code }) => code !== '990612').map(({ operation }) => operation)),
  ).toEqual(new Set(Object.keys(validRequests)));
  const pages = [
    'messages',
    'challenges',
    'qr',
    'about',
    'providers/oauth2/authorize',
    'providers/uniportal',
  ];
  expect(
    await Promise.all(
      pages.map(async (page) => (await client.fetch(`/__mock/${page}`)).status < 500),
    ),
  ).toEqual(pages.map(() => true));
});

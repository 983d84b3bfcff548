/** @jest-environment node */
import { mockForFile } from '#mock/testing/mockForTests.ts';

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
    [
      'a row of another shape',
      '/users',
      '{"id":"new","role":"chief","schoolId":"s"}',
      422,
      /^users "new": role must be one of administrator, learner/,
    ],
    [
      'a number for an id',
      '/memberChanges',
      '{"id":1}',
      422,
      /^memberChanges: id must be a text like/,
    ],
    ['a missing row', '/users/no-such-id', undefined, 404, /^users has no row "no-such-id"$/],
  ],
)('refuses %s with a message and no stack', async (_title, path, body, status, message) => {
  const printed = jest.spyOn(console, 'error').mockImplementation();
  expect(await told(path, body)).toEqual([status, { message: expect.stringMatching(message) }]);
  expect(printed).not.toHaveBeenCalled();
  printed.mockRestore();
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
    { outOfReachDepartmentIds: ['a', 1] },
    422,
    /outOfReachDepartmentIds\[1\] must be a text/,
  ],
  [
    'PUT',
    'users/user-admin',
    { role: 'administrator' },
    422,
    /^users "user-admin": schoolId must be a text/,
  ],
  ['PATCH', 'users/no-such-id', { role: 'learner' }, 404, /^users has no row "no-such-id"$/],
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

/** @jest-environment node */
import { mockForFile } from '../testing/mockForTests';

const mock = mockForFile();

/** Sends a body as it is, said to be JSON. @returns status and body of the answer */
async function told(path: string, body?: string, method = body === undefined ? 'GET' : 'POST') {
  const init = body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body };
  const answer = await mock().fetch(`/__mock/db${path}`, { method, ...init });
  return [answer.status, await answer.json()];
}

test.each<[title: string, path: string, body: string | undefined, status: number, message: RegExp]>([
  ['half a body', '/users', '{"id":', 400, /JSON/],
  ['a list instead of a row', '/users', '[1]', 400, /one JSON object/],
  ['an id that is taken', '/users', '{"id":"user-admin"}', 409, /duplicate id/],
  ['a pattern that cannot be read', '/users?nickName_like=(', undefined, 400, /Unterminated group/],
  ['a parameter given twice', '/users?_sort=id&_sort=role', undefined, 400, /_sort/],
  ['an unknown table', '/nosuch', undefined, 404, /no table "nosuch". There are: db, users, tenants,/],
  ['no table at all', '/', undefined, 404, /There are: db, users/],
])('%s is refused in words, without a stack', async (_title, path, body, status, message) => {
  const printed = jest.spyOn(console, 'error').mockImplementation();
  expect(await told(path, body)).toEqual([status, { message: expect.stringMatching(message) }]);
  expect(printed).not.toHaveBeenCalled();
  printed.mockRestore();
});

test('a refused row is not there afterwards', async () => {
  const client = mock();
  const before = await client.look('/__mock/db/users');
  await client.fetch('/__mock/db/users', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '[1]' });
  expect(await client.look('/__mock/db/users')).toEqual(before);
});

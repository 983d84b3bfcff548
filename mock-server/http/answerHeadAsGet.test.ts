/** @jest-environment node */
import { operations } from '#shared/api/contract/operations.generated.ts';
import { mockForFile } from '#mock/testing/mockForTests.ts';

const mock = mockForFile();

/** All headers except those that differ between two equal answers: the time and random values. */
function headersOf({ headers }: Response): [string, string][] {
  return [...headers].filter(
    ([name]) => !['date', 'set-cookie', 'connection', 'keep-alive', 'location'].includes(name),
  );
}

test.each([
  '/',
  '/__mock/',
  '/__mock/docs',
  '/__mock/messages',
  '/__mock/db/users',
  '/__mock/providers/uniportal?targetUrl=/',
  operations.getOverseas.path,
])('answers HEAD %s like GET, without the body', async (path) => {
  const ask = (method: string) =>
    mock().fetch(path, { method, redirect: 'manual', headers: { 'sxz-lang': 'en_US' } });
  const [get, head] = [await ask('GET'), await ask('HEAD')];
  expect([head.status, headersOf(head)]).toEqual([get.status, headersOf(get)]);
  expect(await head.text()).toBe('');
  await get.text();
});

/** @jest-environment node */
import type { RequestListener } from 'node:http';
import { operations } from '#shared/api/contract/operations.generated.ts';
import { envelopeOf, mockForFile } from '#mock/testing/mockForTests.ts';
import { newestCall, passTo, upstreamsForFile } from '#mock/testing/upstreams.ts';

const OVERSEAS = operations.getOverseas.path;

const mock = mockForFile({ enforce: false });
const enforcing = mockForFile();
const { serve } = upstreamsForFile();

const behind = (url: string, settings: object = {}, client = mock()) =>
  passTo(url, client, settings);

test.each<[string, number, RequestListener | undefined, RegExp]>([
  ['keeps silent', 504, () => undefined, /sent nothing for 300 ms/],
  ['closes the connection', 502, (request) => request.socket.destroy(), /closed the connection/],
  ['is not there', 502, undefined, /nothing listens there \(ECONNREFUSED\)/],
])('a service that %s is a clear error, %i', async (_what, status, listener, message) => {
  const url = listener ? await serve(listener) : 'http://127.0.0.1:1';
  const client = await behind(url, { timeoutMs: 300 });
  const answer = await client.get(OVERSEAS);
  expect([answer.status, await answer.json()]).toEqual([
    status,
    { code: `990${status}`, message: expect.stringMatching(message), data: null },
  ]);
  expect((await newestCall(client))?.violations).toMatchObject([
    { where: 'answer', message: expect.stringContaining(url) },
  ]);
});

test.each<[string, string, string, RegExp]>([
  [
    'another shape',
    'application/json',
    '{"code":"000000","message":"","data":1}',
    /\/data must be/,
  ],
  ['broken JSON', 'application/json', '{"code"', /cannot be read/],
  ['a page', 'text/html', '<p>', /must be application\/json, not text\/html/],
])('%s is passed on and shown as a violation', async (_what, type, body, message) => {
  const url = await serve((_request, response) =>
    response.setHeader('content-type', type).end(body),
  );
  const client = await behind(url);
  expect(await (await client.get(OVERSEAS)).text()).toBe(body);
  expect((await newestCall(client))?.violations).toEqual([
    { where: 'answer', message: expect.stringMatching(message) },
  ]);
  const strict = await behind(url, {}, enforcing());
  expect(await envelopeOf(strict.get(OVERSEAS))).toMatchObject({ code: '990500' });
});

test('a request that breaks the contract is passed on, or refused while enforcing', async () => {
  let calls = 0;
  const url = await serve((_request, response) => {
    calls += 1;
    response
      .setHeader('content-type', 'application/json')
      .end('{"code":"000000","message":"","data":false}');
  });
  const client = await behind(url);
  expect((await client.fetch(OVERSEAS)).status).toBe(200);
  expect((await newestCall(client))?.violations).toMatchObject([{ where: 'header' }]);
  const strict = await behind(url, {}, enforcing());
  expect((await strict.fetch(OVERSEAS)).status).toBe(422);
  expect(calls).toBe(1);
});

/** @jest-environment node */
import { mockForFile } from '#mock/testing/mockForTests.ts';

const open = mockForFile({ cors: true });
const closed = mockForFile();
const OVERSEAS = '/api/accounts/open/client/overseas';
const LADLE = { origin: 'http://localhost:61000', 'sec-fetch-site': 'same-site' };

test('with the switch, a page on another port reads answers and steers the mock', async () => {
  const preflight = await open().fetch(OVERSEAS, {
    method: 'OPTIONS',
    headers: {
      ...LADLE,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'sxz-lang',
    },
  });
  expect([preflight.status, Object.fromEntries(preflight.headers)]).toEqual([
    204,
    expect.objectContaining({
      'access-control-allow-origin': LADLE.origin,
      'access-control-allow-methods': 'GET',
      'access-control-allow-headers': 'sxz-lang',
    }),
  ]);
  for (const path of [OVERSEAS, '/__mock/clock']) {
    const answer = await open().get(path, LADLE);
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([
      200,
      LADLE.origin,
    ]);
  }
});

test.each([
  ['another site, in spite of the switch', open, 'https://evil.example'],
  ['a host that only begins like this machine', open, 'http://localhost.evil.example'],
  ['another port, without the switch', closed, LADLE.origin],
])('refuses %s', async (_what, mock, origin) => {
  const answer = await mock().get(OVERSEAS, { origin, 'sec-fetch-site': 'cross-site' });
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, null]);
});

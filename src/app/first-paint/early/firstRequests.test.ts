import { operations } from '#shared/api/contract/operations.generated.ts';
import { FIRST_REQUESTS, sendFirstRequests } from './firstRequests';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A page at an address with this network. */
const pageAt = (search: string, fetch: jest.Mock) =>
  ({
    location: { search },
    fetch,
    requestAnimationFrame: (draw: () => void) => setTimeout(draw, 16),
    setTimeout,
  }) as unknown as Window;

it('requests only operations of the contract', () => {
  const routes = Object.values(operations).map(({ method, path }) => `${method} ${path}`);
  for (const [method, path] of FIRST_REQUESTS) expect(routes).toContain(`${method} ${path}`);
});

it('sends each request once, with the app’s headers: the user’s language and the address’s tenant', async () => {
  const requests: [string, RequestInit][] = [];
  const fetch = jest.fn((path: string, init: RequestInit) => {
    requests.push([path, init]);
    return Promise.reject(new TypeError('offline'));
  });
  const answers = sendFirstRequests(pageAt('?tenant_id=oauth', fetch), 'de_DE');
  expect(Object.keys(answers)).toEqual(FIRST_REQUESTS.map(([method, path]) => method + path));
  await jest.advanceTimersByTimeAsync(250);
  expect(requests.map(([path]) => path)).toEqual(FIRST_REQUESTS.map(([, path]) => path));
  for (const [, { headers }] of requests)
    expect(headers).toMatchObject({
      accept: 'application/json',
      'sxz-lang': 'de_DE',
      tenant_id: 'oauth',
    });
  // Early requests cannot have a body.
  expect(
    requests.map(([, { method, body, headers }]) => [
      method,
      body !== undefined,
      new Headers(headers).get('content-type'),
    ]),
  ).toEqual(
    FIRST_REQUESTS.map(([method]) =>
      method === 'POST' ? ['POST', true, 'application/json'] : ['GET', false, null],
    ),
  );
  expect(JSON.parse(requests[0]?.[1].body as string)).toEqual({
    tenantId: '',
    lang: 'de_DE',
    bundleId: '',
    terminal: 'pc',
  });
  // The consumer handles the failure; otherwise it is ignored, or this test would end with an
  // unhandled rejection.
  await expect(Object.values(answers)[0]).rejects.toThrow('offline');
});

it('waits for the first paint, and only briefly on a page that is not painted', async () => {
  const fetch = jest.fn(() => new Promise(() => undefined));
  const page = pageAt('', fetch);
  sendFirstRequests(page, 'zh_CN');
  await jest.advanceTimersByTimeAsync(15);
  expect(fetch).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(5);
  expect(fetch).toHaveBeenCalledTimes(FIRST_REQUESTS.length);

  sendFirstRequests({ ...page, requestAnimationFrame: () => 0 }, 'zh_CN');
  await jest.advanceTimersByTimeAsync(1000);
  expect(fetch).toHaveBeenCalledTimes(2 * FIRST_REQUESTS.length);
});

it('sends no tenant when the address has none', async () => {
  const fetch = jest.fn<Promise<Response>, [string, RequestInit]>(
    () => new Promise(() => undefined),
  );
  sendFirstRequests(pageAt('?tenant_id=null', fetch), 'zh_CN');
  await jest.advanceTimersByTimeAsync(250);
  expect(fetch).toHaveBeenCalledTimes(FIRST_REQUESTS.length);
  for (const [, { headers }] of fetch.mock.calls) expect(headers).not.toHaveProperty('tenant_id');
});

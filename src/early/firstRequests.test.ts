import { operations } from '../api/contract/operations.generated';
import { FIRST_REQUESTS, sendFirstRequests } from './firstRequests';

it('asks only what the contract has', () => {
  const known = Object.values(operations).map(({ method, path }) => `${method} ${path}`);
  for (const [method, path] of FIRST_REQUESTS) expect(known).toContain(`${method} ${path}`);
});

it('asks each once, as the app would: in the visitor’s language, for the tenant of the address', async () => {
  const sent: [string, RequestInit][] = [];
  const page = {
    location: { search: '?tenant_id=oauth' },
    fetch: (path: string, init: RequestInit) => {
      sent.push([path, init]);
      return Promise.reject(new TypeError('offline'));
    },
  } as unknown as Window;
  const answers = sendFirstRequests(page, 'de_DE');
  expect(Object.keys(answers)).toEqual(FIRST_REQUESTS.map(([method, path]) => method + path));
  expect(sent.map(([path]) => path)).toEqual(FIRST_REQUESTS.map(([, path]) => path));
  for (const [, { headers }] of sent) expect(headers).toMatchObject({ accept: 'application/json', 'sxz-lang': 'de_DE', tenant_id: 'oauth' });
  expect(JSON.parse(sent[0]?.[1].body as string)).toEqual({ tenantId: '', lang: 'de_DE', bundleId: '', terminal: 'pc' });
  // Whoever takes it hears of the failure; nobody else does, or this test would end with an unhandled rejection.
  await expect(Object.values(answers)[0]).rejects.toThrow('offline');
});

it('names no tenant where the address names none', () => {
  const fetch = jest.fn<Promise<Response>, [string, RequestInit]>(() => new Promise(() => undefined));
  sendFirstRequests({ location: { search: '?tenant_id=null' }, fetch } as unknown as Window, 'zh_CN');
  for (const [, { headers }] of fetch.mock.calls) expect(headers).not.toHaveProperty('tenant_id');
});

import type { AcceptedAddress } from '#lib/url/returnAddress.ts';
import { defaultDeployment } from '#shared/deployment/deployment.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';
import { dropRedirect, saveRedirect } from './pendingRedirects';
import type { PendingRedirect } from './pendingRedirects';
import { takeCallback } from './callback';

const DEPLOYMENT = { ...defaultDeployment, returnOrigins: ['https://www.school.example'] };
const KEY = 'thirdPartyAttempts';
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? '[]') as PendingRedirect[];

/** Opens a link to our page in another tab of a browser that remembers these redirects. */
function follow(address: string, ...redirects: readonly Partial<PendingRedirect>[]) {
  return returnWithSession(address, undefined, ...redirects);
}

/** The same with a session in the auth cookie, as the service sets it. */
function returnWithSession(
  address: string,
  token: string | undefined,
  ...redirects: readonly Partial<PendingRedirect>[]
) {
  const environment = testEnvironment({ address });
  if (token !== undefined) environment.cookies.set('access_token', token);
  const at = environment.clock().wall;
  redirects.forEach((one) => {
    saveRedirect(environment, {
      way: 'portal',
      at,
      agreed: true,
      page: '/login/index?tenant_id=all',
      ...one,
    });
    sessionStorage.clear();
  });
  return takeCallback(environment, DEPLOYMENT);
}

const OAUTH2 = { way: 'enterprise', state: 's1' } as const;

describe('a crafted link does not use up a pending redirect', () => {
  test.each<[string, string, Partial<PendingRedirect>]>([
    [
      'an error without a state, while OAuth2 with a state is pending',
      '/?error=access_denied',
      OAUTH2,
    ],
    ['an error with a wrong state', '/?error=access_denied&state=guess', OAUTH2],
    [
      'an error on the page that the OAuth2 redirect left from',
      '/login/index?error=server_error',
      OAUTH2,
    ],
    ['a session of OAuth2 without a state', '/?isThirdLogin=enterpirseOauth2', OAUTH2],
    [
      'a session of the portal, while OAuth2 is pending',
      '/login/index?isThirdLogin=uniportal',
      OAUTH2,
    ],
    [
      'an error on a page that the redirect did not leave from',
      '/?error=access_denied',
      { way: 'portal' },
    ],
    [
      'a session of the portal without its cookie',
      '/login/index?isThirdLogin=uniportal',
      { way: 'portal' },
    ],
    [
      'a wrong state, while the portal is pending',
      '/?isThirdLogin=enterpirseOauth2&state=guess',
      { way: 'portal' },
    ],
    [
      'an error, while a click has not redirected yet',
      '/?error=access_denied',
      { way: 'enterprise', clicked: true },
    ],
    [
      'a session of OAuth2, while a click has not redirected yet',
      '/?isThirdLogin=enterpirseOauth2',
      { way: 'enterprise', clicked: true },
    ],
  ])('%s', (_, address, redirect) => {
    expect(follow(address, redirect)?.pending).toBeUndefined();
    expect(stored()).toEqual([expect.objectContaining(redirect)]);
  });
});

test.each<[string, string, Partial<PendingRedirect>]>([
  ['an error with its state', '/?error=access_denied&state=s1', OAUTH2],
  ['its state', '/?isThirdLogin=enterpirseOauth2&state=s1', OAUTH2],
  ['an error, when the deployment uses no state', '/?error=access_denied', { way: 'enterprise' }],
  [
    'an error on the page that the redirect left from',
    '/login/index?tenant_id=all&error=access_denied',
    { way: 'provider' },
  ],
  [
    'the vendor’s name, which the provider also returns with',
    '/login/index?isThirdLogin=hw',
    { way: 'provider' },
  ],
])('the redirect is found and used up by %s', (_, address, redirect) => {
  expect(
    returnWithSession(address, 'new', { way: 'portal', page: '/elsewhere' }, redirect)?.pending,
  ).toMatchObject(redirect);
  expect(stored()).toEqual([expect.objectContaining({ page: '/elsewhere' })]);
});

test('a session of another account leaves the redirect alone', () => {
  expect(returnWithSession('/login/index?isThirdLogin=hw', 'new', {})?.pending).toBeUndefined();
  expect(stored()).toHaveLength(1);
});

test('a session with a wrong state uses up the newest redirect that has one, and no other', () => {
  const callback = follow(
    '/?isThirdLogin=enterpirseOauth2&state=guess',
    { ...OAUTH2, state: 's0' },
    OAUTH2,
    {},
  );
  expect(callback).toMatchObject({ error: 'unknown_state', pending: undefined });
  expect(stored().map(({ state }) => state)).toEqual(['s0', undefined]);
});

describe('checks values from storage again', () => {
  const back = (returnTo: string) =>
    returnWithSession('/login/index?isThirdLogin=uniportal', 'new', {
      returnTo: returnTo as AcceptedAddress,
    })?.pending;

  test('a return address that is not accepted is dropped', () =>
    expect(back('//evil.example')).toMatchObject({ way: 'portal', returnTo: undefined }));

  test.each(['blob:http://localhost/x', 'http://localhost/x'])(
    'a redirect from the page %s is none',
    (page) => {
      const callback = returnWithSession('/?isThirdLogin=uniportal', 'new', { page });
      expect(callback).toMatchObject({ way: 'portal', pending: undefined });
    },
  );

  test.each(['/me?a=1#b', 'https://www.school.example/me'])(
    'an accepted return address is used: %s',
    (returnTo) => expect(back(returnTo)).toMatchObject({ returnTo }),
  );
});

test('of the redirects of many tabs, the five newest are kept', () => {
  const environment = testEnvironment();
  for (let tab = 1; tab <= 6; tab += 1) {
    const at = environment.clock().wall;
    saveRedirect(environment, { way: 'portal', at, agreed: true, page: `/${tab}` });
    sessionStorage.clear();
  }
  expect(stored().map(({ page }) => page)).toEqual(['/2', '/3', '/4', '/5', '/6']);
});

test('removes expired redirects from storage', () => {
  const environment = testEnvironment();
  const at = environment.clock().wall;
  saveRedirect(environment, { way: 'portal', at, agreed: true, page: '/a' });
  sessionStorage.clear();
  const later = { ...environment, clock: () => ({ wall: at + 600_000, monotonic: 0 }) };
  dropRedirect(later);
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('a clock that was set back forgets no redirect, which then lives for ten minutes', () => {
  const environment = testEnvironment();
  const at = environment.clock().wall;
  saveRedirect(environment, { way: 'portal', at: at + 3_600_000, agreed: true, page: '/a' });
  sessionStorage.clear();
  dropRedirect(environment);
  expect(stored()).toEqual([expect.objectContaining({ page: '/a' })]);
  expect(stored()[0]?.at).toBeLessThanOrEqual(environment.clock().wall);
  const later = { ...environment, clock: () => ({ wall: Date.now() + 601_000, monotonic: 0 }) };
  dropRedirect(later);
  expect(stored()).toEqual([]);
});

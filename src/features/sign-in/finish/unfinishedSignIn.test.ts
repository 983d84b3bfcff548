import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { startStore } from '#testing/render/startStore.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';
import { tokenHash } from '#shared/session/tokenStore.ts';
import { selectSignedIn } from '#shared/session/sessionSlice.ts';

beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 0, 5, 12) }));
afterEach(() => jest.useRealTimers());

const GRANT = { access_token: 'token-1', refresh_token: 'r', expires_in: 7200, user_id: 'u1' };

/**
 * Signs in with a code, reloads after this many ms, and opens the next page; `meanwhile` is what
 * other tabs did.
 */
async function reloadedAfter(
  ms: number,
  service: ScriptedService,
  next = new ScriptedService(),
  meanwhile = () => undefined as unknown,
) {
  const before = startStore({ service });
  before.signIn();
  await jest.advanceTimersByTimeAsync(ms);
  before.stop();
  meanwhile();
  const cookies = jest.spyOn(document, 'cookie', 'set');
  const after = startStore({ service: next, environment: testEnvironment({ reloaded: true }) });
  await jest.advanceTimersByTimeAsync(0);
  return {
    ...after,
    /** Login cookies of the whole site. */
    written: () =>
      cookies.mock.calls
        .map(([text]) => text)
        .filter((text) => text.startsWith('access_token=') && text.includes('; Path=/;')),
  };
}

const signing = () =>
  new ScriptedService()
    .script('requestToken', reply.json(200, GRANT))
    .script('signLatestAgreement', reply.hang());

test('a reload during the signing: the next page has the cookie with the remaining lifetime, and signs', async () => {
  const { store, service, environment, written } = await reloadedAfter(4000, signing());
  expect(selectSignedIn(store.getState())).toBe(true);
  expect(document.cookie).toContain('access_token=token-1');
  expect(written()).toEqual([expect.stringContaining('Max-Age=7196') as string]);
  expect(localStorage.getItem('lastestLoginType')).toBe('phone');
  expect(service.count('signLatestAgreement')).toBe(1);
  expect(environment.reloads).toBe(0);
});

test('a token that the service refuses after the reload leaves nothing behind', async () => {
  const { store } = await reloadedAfter(
    4000,
    signing(),
    new ScriptedService().script('getProfile', reply.json(401, { code: '401', message: '' })),
  );
  expect(selectSignedIn(store.getState())).toBe(false);
  expect(document.cookie).not.toContain('access_token');
  expect(localStorage.getItem('access_token')).toBeNull();
});

test('does not complete the interrupted sign-in for a session that another tab started before the reload', async () => {
  const { store, service, written } = await reloadedAfter(4000, signing(), undefined, () => {
    localStorage.setItem('access_token', 'token-2');
    localStorage.removeItem('access_token_ends_at');
    localStorage.setItem('lastestLoginType', 'email');
  });
  expect(selectSignedIn(store.getState())).toBe(true);
  expect(localStorage.getItem('lastestLoginType')).toBe('email');
  expect(written()).toEqual([expect.stringMatching(/token-2(?!.*Max-Age)/) as string]);
  expect(service.count('signLatestAgreement')).toBe(0);
});

test.each(['{', 'null', '7', JSON.stringify({ mark: tokenHash('token-1'), loginType: {} })])(
  'a stored record %s breaks nothing',
  async (junk) => {
    testEnvironment();
    localStorage.setItem('access_token', 'token-1');
    sessionStorage.setItem('sign_in_unfinished', junk);
    const { store } = startStore({ environment: testEnvironment({ reloaded: true }) });
    await jest.advanceTimersByTimeAsync(0);
    expect(selectSignedIn(store.getState())).toBe(true);
  },
);

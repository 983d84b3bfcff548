import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { startStore } from '#testing/render/startStore.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';
import { selectNotices } from '#shared/notices/noticesSlice.ts';
import { selectProfile, selectSignedIn } from '#shared/session/sessionSlice.ts';
import { openedSession, phrasesSaid } from '#testing/render/savedSession.ts';
import { GRANT, TOKEN_KEYS, grants, signedIn } from '#testing/pages/completedSignIn.ts';

let service: ScriptedService;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 0, 5, 12) });
  service = new ScriptedService();
});
afterEach(() => jest.useRealTimers());

test('the previous account’s name and picture do not show for the next', async () => {
  const environment = testEnvironment();
  for (const key of ['realName', 'nickName', 'mobile', 'avatarUrl'])
    localStorage.setItem(key, 'of another');
  localStorage.setItem('schoolId', 'of another');
  service.script('getProfile', reply.data({ nickName: 'me' }));
  const { store } = await signedIn({ service, environment });
  expect(selectProfile(store.getState())).toMatchObject({ nickName: 'me' });
  expect(
    Object.keys(localStorage).filter((key) => localStorage.getItem(key) === 'of another'),
  ).toEqual([]);
});

test.each([1, 2, 3, 4, 5])(
  'a storage that is full at write %i has no partial session, and the page stays',
  async (failing) => {
    grants(service, GRANT);
    let writes = 0;
    const real = Storage.prototype.setItem;
    const started = startStore({ service });
    const cookie = jest.spyOn(started.environment.cookies, 'set');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
      this: Storage,
      key,
      value,
    ) {
      if (TOKEN_KEYS.includes(key)) writes += 1;
      if (writes >= failing) throw new DOMException('Full', 'QuotaExceededError');
      real.call(this, key, value);
    });
    started.signIn();
    await jest.advanceTimersByTimeAsync(0);
    expect(TOKEN_KEYS.filter((key) => localStorage.getItem(key) !== null)).toEqual([]);
    expect(started.environment.reloads).toBe(0);
    expect(selectSignedIn(started.store.getState())).toBe(true);
    expect(selectNotices(started.store.getState())).toMatchObject([
      { topic: 'storage', message: { phrase: 'session.notKeptFull' } },
    ]);
    expect(service.last('getProfile').headers.get('authorization')).toBe('Bearer token-1');
    // No cookie, because nothing else of the session survives the page.
    expect(cookie).not.toHaveBeenCalled();
    expect(started.environment.cookies.get('access_token')).toBeUndefined();
  },
);

test('where site data is blocked, the user is warned first, then signed in for this page', async () => {
  const environment = testEnvironment({ blocked: true });
  const { store, signIn } = startStore({ service, environment });
  expect(selectNotices(store.getState())).toMatchObject([
    { tone: 'warning', message: { phrase: 'session.storageBlocked' } },
  ]);
  signIn();
  await jest.advanceTimersByTimeAsync(0);
  expect(selectSignedIn(store.getState())).toBe(true);
  expect(selectProfile(store.getState())).toEqual({ realName: '李雷' });
  expect(environment.reloads).toBe(0);
  expect(selectNotices(store.getState()).at(-1)).toMatchObject({
    message: { phrase: 'session.notKept' },
  });
});

test('a token too long for a cookie removes an earlier user’s cookie, and the next page says so once', async () => {
  const environment = testEnvironment();
  environment.cookies.set('access_token', 'of another');
  const { set } = environment.cookies;
  environment.cookies.set = (name, value, life) => value.length <= 4096 && set(name, value, life);
  grants(service, { ...GRANT, access_token: 'x'.repeat(5000) });
  const started = await signedIn({ service, environment });
  expect(document.cookie).not.toContain('access_token');
  expect(started.environment.reloads).toBe(1);
  expect(phrasesSaid(await openedSession(service, environment))).toEqual(['session.cookieNotKept']);
  expect(phrasesSaid(await openedSession(service, environment))).toEqual([]);
});

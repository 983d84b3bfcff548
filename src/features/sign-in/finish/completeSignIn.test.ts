import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';
import { GRANT, TOKEN_KEYS, grants, signedIn } from '#testing/helpers/completedSignIn.ts';
import { startStore } from '#testing/render/startStore.ts';
import { selectNotices } from '#shared/notices/noticesSlice.ts';
import { selectProfile, selectSignedIn } from '#shared/session/sessionSlice.ts';
import { openedSession, phrasesSaid } from '#testing/render/savedSession.ts';

describe('completeSignIn', () => {
  let service: ScriptedService;
  beforeEach(() => {
    jest.useFakeTimers({ now: Date.UTC(2026, 0, 5, 12) });
    service = new ScriptedService();
  });
  afterEach(() => jest.useRealTimers());
  /** Records what a sign-in does to storage, cookie, network and page, in order. */
  function recorder() {
    const environment = testEnvironment();
    const log: string[] = [];
    const note = (text: string) => void log.push(text);
    const { localStorage: local, cookies, reload, emit } = environment;
    environment.localStorage = {
      ...local,
      set: (key, value) => (note(`store ${key}`), local.set(key, value)),
    };
    environment.cookies = {
      ...cookies,
      set: (name, ...rest) => (note(`cookie ${name}`), cookies.set(name, ...rest)),
    };
    environment.reload = () => (note('reload'), reload());
    environment.emit = (name) => (note(name), emit(name));
    for (const operation of ['signLatestAgreement', 'getProfile'] as const) {
      service.script(operation, async (request, signal) => {
        note(operation);
        return reply.data({ realName: '李雷', avatarUrl: 'https://a.example/a.png' })(
          request,
          signal,
        );
      });
    }
    return { environment, log };
  }
  test('performs every step after a token in order', async () => {
    grants(service, GRANT);
    const { environment, log } = recorder();
    await signedIn({ service, environment });
    expect(log).toEqual([
      ...TOKEN_KEYS.map((key) => `store ${key}`),
      'signLatestAgreement',
      'store lastestLoginType',
      'cookie access_token',
      'getProfile',
      'store realName',
      'store avatarUrl',
      'login-dialog:signed-in',
      'cookie sxz_lang',
      'store sxz_lang',
      'reload',
    ]);
  });
  test('stores what the next page needs', async () => {
    grants(service, GRANT);
    const { environment } = await signedIn({ service });
    expect(Object.fromEntries(TOKEN_KEYS.map((key) => [key, localStorage.getItem(key)]))).toEqual({
      access_token: 'token-1',
      refresh_token: 'refresh-1',
      user_id: 'u1',
      schoolId: 's1',
      access_token_ends_at: String(Date.UTC(2026, 0, 5, 14)),
    });
    expect(localStorage.getItem('lastestLoginType')).toBe('phone');
    expect(localStorage.getItem('realName')).toBe('李雷');
    expect(environment.cookies.get('access_token')).toBe('token-1');
    expect(environment.reloads).toBe(1);
  });
  test.each([
    [60, 60],
    ['soon', undefined],
  ])('the auth cookie of a token that lives for %j lives for %j', async (expires_in, life) => {
    grants(service, { ...GRANT, expires_in });
    const environment = testEnvironment();
    const set = jest.spyOn(environment.cookies, 'set');
    await signedIn({ service, environment });
    expect(set.mock.calls.filter(([name]) => name !== 'sxz_lang')).toEqual([
      ['access_token', 'token-1', life],
    ]);
  });
  test.each([
    ['zh_CN', 'zh-CN'],
    ['en_US', 'en-US'],
    ['ar_SA', 'en-US'],
  ] as const)('signs the agreement in the language of %s', async (locale, lang) => {
    await signedIn({ service, locale });
    expect(JSON.parse(service.last('signLatestAgreement').body)).toEqual({
      lang,
      signOpeType: 'SIGN',
      primaryType: 'YH',
      secondaryTypes: ['YS', 'FW'],
    });
    expect(service.last('signLatestAgreement').headers.get('authorization')).toBe('Bearer token-1');
    expect(service.last('signLatestAgreement').headers.get('user_id')).toBe('u1');
  });
});

describe('interrupted', () => {
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
      const app = startStore({ service });
      const cookie = jest.spyOn(app.environment.cookies, 'set');
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
        this: Storage,
        key,
        value,
      ) {
        if (TOKEN_KEYS.includes(key)) writes += 1;
        if (writes >= failing) throw new DOMException('Full', 'QuotaExceededError');
        real.call(this, key, value);
      });
      app.signIn();
      await jest.advanceTimersByTimeAsync(0);
      expect(TOKEN_KEYS.filter((key) => localStorage.getItem(key) !== null)).toEqual([]);
      expect(app.environment.reloads).toBe(0);
      expect(selectSignedIn(app.store.getState())).toBe(true);
      expect(selectNotices(app.store.getState())).toMatchObject([
        { topic: 'storage', message: { phrase: 'session.notKeptFull' } },
      ]);
      expect(service.last('getProfile').headers.get('authorization')).toBe('Bearer token-1');
      // No cookie, because nothing else of the session survives the page.
      expect(cookie).not.toHaveBeenCalled();
      expect(app.environment.cookies.get('access_token')).toBeUndefined();
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
    const app = await signedIn({ service, environment });
    expect(document.cookie).not.toContain('access_token');
    expect(app.environment.reloads).toBe(1);
    expect(phrasesSaid(await openedSession(service, environment))).toEqual([
      'session.cookieNotKept',
    ]);
    expect(phrasesSaid(await openedSession(service, environment))).toEqual([]);
  });
});

describe('failures', () => {
  let service: ScriptedService;
  let notes: jest.SpyInstance<void, unknown[]>;
  beforeEach(() => {
    jest.useFakeTimers({ now: Date.UTC(2026, 0, 5, 12) });
    service = new ScriptedService();
    notes = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => jest.useRealTimers());
  test('retries a failed signing once, without a message', async () => {
    service.script('signLatestAgreement', reply.refused('1', 'no'), reply.data(null));
    const { environment } = await signedIn({ service });
    expect(service.count('signLatestAgreement')).toBe(2);
    expect(environment.beacons).toEqual([]);
    expect(environment.reloads).toBe(1);
  });
  test.each([
    ['hangs', reply.hang(), 12_000, 'timeout'],
    ['is not allowed', reply.json(401, { code: '401', message: '' }), 0, '401'],
  ])(
    'a signing that %s is tried twice, and the sign-in completes',
    async (_goal, then, ms, cause) => {
      service.script('signLatestAgreement', then);
      const { environment, store } = await signedIn({ service });
      await jest.advanceTimersByTimeAsync(ms);
      expect(service.count('signLatestAgreement')).toBe(2);
      expect(environment.beacons).toEqual([]);
      expect(notes.mock.calls).toEqual([
        [`The agreement could not be signed after signing in: "${cause}"`],
      ]);
      expect(service.count('getProfile')).toBe(1);
      expect(selectSignedIn(store.getState())).toBe(true);
      expect(environment.reloads).toBe(1);
    },
  );
  test.each([
    ['hangs', reply.hang(), 6000],
    ['is null', reply.data(null), 0],
  ])('a profile that %s leaves the user signed in without a name', async (_goal, then, ms) => {
    service.script('getProfile', then);
    const environment = testEnvironment();
    localStorage.setItem('realName', '前一位');
    const { store } = await signedIn({ service, environment });
    await jest.advanceTimersByTimeAsync(ms);
    expect(selectSignedIn(store.getState())).toBe(true);
    expect(selectProfile(store.getState())).toEqual({});
    expect(localStorage.getItem('access_token')).toBe('token-1');
    expect(localStorage.getItem('realName')).toBeNull();
    expect(environment.beacons).toEqual([]);
    expect(notes).toHaveBeenCalledTimes(1);
    expect(environment.reloads).toBe(1);
  });
  test.each([401, 403])(
    'a new token that the service refuses with %i is not stored, and a message shows',
    async (status) => {
      service.script('getProfile', reply.json(status, { code: '1', message: 'token' }));
      const { store, environment } = await signedIn({ service });
      expect(TOKEN_KEYS.filter((key) => localStorage.getItem(key) !== null)).toEqual([]);
      expect(environment.cookies.get('access_token')).toBeUndefined();
      expect(selectSignedIn(store.getState())).toBe(false);
      expect(environment.reloads).toBe(0);
      expect(selectNotices(store.getState())).toMatchObject([
        { tone: 'danger', message: { phrase: 'login.failed' } },
      ]);
      expect(environment.beacons.map(({ report }) => report)).toMatchObject([
        { code: '0010005', step: 'profile' },
      ]);
      expect(service.count('getProfile')).toBe(1);
    },
  );
});

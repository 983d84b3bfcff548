import { reply, ScriptedService } from '../../testing/scriptedFetch';
import { startStore } from '../../testing/startStore';
import { testEnvironment } from '../../testing/testEnvironment';
import { selectNotices } from '../notices/noticesSlice';
import { selectProfile, selectSignedIn } from './sessionSlice';

let service: ScriptedService;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 0, 5, 12) });
  service = new ScriptedService();
});
afterEach(() => jest.useRealTimers());

const GRANT = {
  access_token: 'token-1',
  refresh_token: 'refresh-1',
  expires_in: 7200,
  user_id: 'u1',
  schoolId: 's1',
};
const TOKEN_KEYS = ['access_token', 'refresh_token', 'user_id', 'schoolId'];

function grants(grant: object): void {
  service.script('requestToken', reply.json(200, grant));
}

async function signedIn(options: Parameters<typeof startStore>[0] = {}) {
  const started = startStore({ service, ...options });
  started.signIn();
  await jest.advanceTimersByTimeAsync(0);
  return started;
}

/** Writes down what a sign-in does to storage, cookie, network and page, in its order. */
function recorder() {
  const environment = testEnvironment();
  const log: string[] = [];
  const note = (text: string) => void log.push(text);
  const { local, cookies, reload, emit } = environment;
  environment.local = { ...local, set: (key, value) => (note(`store ${key}`), local.set(key, value)) };
  environment.cookies = {
    ...cookies,
    set: (name, ...rest) => (note(`cookie ${name}`), cookies.set(name, ...rest)),
  };
  environment.reload = () => (note('reload'), reload());
  environment.emit = (name) => (note(name), emit(name));
  for (const operation of ['signLatestAgreement', 'getProfile'] as const) {
    service.script(operation, async (request, signal) => {
      note(operation);
      return reply.data({ realName: '李雷', avatarUrl: 'https://a.example/a.png' })(request, signal);
    });
  }
  return { environment, log };
}

test('does every step after a token in its order', async () => {
  grants(GRANT);
  const { environment, log } = recorder();
  await signedIn({ environment });
  expect(log).toEqual([
    ...TOKEN_KEYS.map((key) => `store ${key}`),
    'signLatestAgreement',
    'store lastestLoginType',
    'cookie access_token',
    'getProfile',
    'store realName',
    'store avatarUrl',
    'login-dialog:signed-in',
    'reload',
  ]);
});

test('keeps what the next page needs', async () => {
  grants(GRANT);
  const { environment } = await signedIn();
  expect(Object.fromEntries(TOKEN_KEYS.map((key) => [key, localStorage.getItem(key)]))).toEqual({
    access_token: 'token-1',
    refresh_token: 'refresh-1',
    user_id: 'u1',
    schoolId: 's1',
  });
  expect(localStorage.getItem('lastestLoginType')).toBe('phone');
  expect(localStorage.getItem('realName')).toBe('李雷');
  expect(environment.cookies.get('access_token')).toBe('token-1');
  expect(environment.reloads).toBe(1);
});

test('the auth cookie lives as long as the token', async () => {
  grants({ ...GRANT, expires_in: 60 });
  const environment = testEnvironment();
  const set = jest.spyOn(environment.cookies, 'set');
  await signedIn({ environment });
  expect(set).toHaveBeenCalledWith('access_token', 'token-1', 60);
});

test.each([
  ['zh_CN', 'zh-CN'],
  ['en_US', 'en-US'],
  ['ar_SA', 'en-US'],
] as const)('signs the agreement in the language that %s has for it', async (locale, lang) => {
  await signedIn({ locale });
  expect(JSON.parse(service.last('signLatestAgreement').body)).toEqual({
    lang,
    signOpeType: 'SIGN',
    primaryType: 'YH',
    secondaryTypes: ['YS', 'FW'],
  });
  expect(service.last('signLatestAgreement').headers.get('authorization')).toBe('Bearer token-1');
  expect(service.last('signLatestAgreement').headers.get('user_id')).toBe('u1');
});

test('a signing that fails once is tried again, and nobody hears of it', async () => {
  service.script('signLatestAgreement', reply.refused('1', 'no'), reply.data(null));
  const { environment } = await signedIn();
  expect(service.count('signLatestAgreement')).toBe(2);
  expect(environment.beacons).toEqual([]);
  expect(environment.reloads).toBe(1);
});

test.each([
  ['is refused', reply.json(400, { code: '7', message: 'no' }), 0, '7'],
  ['hangs', reply.hang(), 12_000, 'timeout'],
  ['answers with a page', reply.text(200, '<html>'), 0, 'unreadable'],
  ['is not allowed', reply.json(401, { code: '401', message: '' }), 0, '401'],
])(
  'order-39 a signing that %s is tried twice, reported once, and the sign-in completes',
  async (_goal, then, ms, cause) => {
    service.script('signLatestAgreement', then);
    const { environment, store } = await signedIn();
    await jest.advanceTimersByTimeAsync(ms);
    expect(service.count('signLatestAgreement')).toBe(2);
    expect(environment.beacons.map(({ report }) => report)).toMatchObject([
      { step: 'sign-agreement', cause },
    ]);
    expect(service.count('getProfile')).toBe(1);
    expect(selectSignedIn(store.getState())).toBe(true);
    expect(environment.reloads).toBe(1);
  },
);

test.each([
  ['fails', reply.json(500, { code: '9', message: 'no' }), 0],
  ['hangs', reply.hang(), 6000],
  ['is no object', reply.data(['李雷']), 0],
  ['is nothing', reply.data(null), 0],
  ['breaks off', reply.reset(), 0],
])('order-40 a profile that %s leaves the visitor signed in without a name', async (_goal, then, ms) => {
  service.script('getProfile', then);
  const environment = testEnvironment();
  localStorage.setItem('realName', '前一位');
  const { store } = await signedIn({ environment });
  await jest.advanceTimersByTimeAsync(ms);
  expect(selectSignedIn(store.getState())).toBe(true);
  expect(selectProfile(store.getState())).toEqual({});
  expect(localStorage.getItem('access_token')).toBe('token-1');
  expect(localStorage.getItem('realName')).toBeNull();
  expect(environment.beacons.map(({ report }) => report)).toMatchObject([
    { code: '0010005', step: 'profile' },
  ]);
  expect(environment.reloads).toBe(1);
});

test('the account before lends no name and no picture to this one', async () => {
  const environment = testEnvironment();
  for (const key of ['realName', 'nickName', 'mobile', 'avatarUrl']) localStorage.setItem(key, 'of another');
  localStorage.setItem('schoolId', 'of another');
  service.script('getProfile', reply.data({ nickName: 'me' }));
  const { store } = await signedIn({ environment });
  expect(selectProfile(store.getState())).toMatchObject({ nickName: 'me' });
  expect(Object.keys(localStorage).filter((key) => localStorage.getItem(key) === 'of another')).toEqual([]);
});

test('net-20 a fresh token that the service refuses is not kept, and the visitor is told', async () => {
  service.script('getProfile', reply.json(401, { code: '401', message: 'token' }));
  const { store, environment } = await signedIn();
  expect(TOKEN_KEYS.map((key) => localStorage.getItem(key))).toEqual([null, null, null, null]);
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
});

test.each([1, 2, 3, 4])(
  'store-62 a storage that is full at write %i holds nothing by halves, and the page stays',
  async (failing) => {
    grants(GRANT);
    let writes = 0;
    const real = Storage.prototype.setItem;
    const started = startStore({ service });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
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
      { topic: 'storage', message: { phrase: 'session.notKept' } },
    ]);
    expect(service.last('getProfile').headers.get('authorization')).toBe('Bearer token-1');
  },
);

test('store-61 where site data is blocked the visitor is warned first, then signed in for this page', async () => {
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
  expect(selectNotices(store.getState()).at(-1)).toMatchObject({ message: { phrase: 'session.notKept' } });
});

test('store-63 a token too long for a cookie leaves no cookie of an earlier visitor', async () => {
  const environment = testEnvironment();
  environment.cookies.set('access_token', 'of another');
  const { set } = environment.cookies;
  environment.cookies.set = (name, value, life) => value.length <= 4096 && set(name, value, life);
  grants({ ...GRANT, access_token: 'x'.repeat(5000) });
  await signedIn({ environment });
  expect(document.cookie).not.toContain('access_token');
});

test('the page leaves for no other reason than the sign-in', async () => {
  const { environment } = await signedIn();
  await jest.advanceTimersByTimeAsync(60_000);
  expect([environment.reloads, environment.visited]).toEqual([1, []]);
});

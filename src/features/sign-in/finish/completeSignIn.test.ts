import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';
import { GRANT, TOKEN_KEYS, grants, signedIn } from '#testing/pages/completedSignIn.ts';

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
  expect(set.mock.calls).toEqual([['access_token', 'token-1', life]]);
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

import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';
import { selectNotices } from '#shared/notices/noticesSlice.ts';
import { selectProfile, selectSignedIn } from '#shared/session/sessionSlice.ts';
import { TOKEN_KEYS, signedIn } from '#testing/pages/completedSignIn.ts';

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

import { reply, ScriptedService } from '../../testing/scriptedFetch';
import { startStore } from '../../testing/startStore';
import { testEnvironment } from '../../testing/testEnvironment';
import type { TestEnvironment } from '../../testing/testEnvironment';
import { selectNotices } from '../notices/noticesSlice';
import { selectProfile, selectSignedIn, signInWanted, signOutAsked } from './sessionSlice';

type Started = ReturnType<typeof startStore>;

let service: ScriptedService;

beforeEach(() => {
  jest.useFakeTimers();
  service = new ScriptedService();
});
afterEach(() => jest.useRealTimers());

/** A browser in which somebody signed in before this page. */
function keptSession(): TestEnvironment {
  const environment = testEnvironment();
  const kept = {
    access_token: 'token-1',
    refresh_token: 'refresh-1',
    user_id: 'u1',
    schoolId: 's1',
    realName: '韩梅梅',
  };
  Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, value));
  environment.cookies.set('access_token', 'token-1', 60);
  return environment;
}

async function opened(environment: TestEnvironment = keptSession()): Promise<Started> {
  const started = startStore({ service, environment });
  await jest.advanceTimersByTimeAsync(0);
  return started;
}

function signedIn({ store }: Started): boolean {
  return selectSignedIn(store.getState());
}

function notices({ store }: Started): unknown[] {
  return selectNotices(store.getState()).map(({ message }) =>
    'phrase' in message ? message.phrase : message,
  );
}

/** What a signed-out browser must not hold. */
function traces(): string[] {
  const keys = ['access_token', 'refresh_token', 'user_id', 'schoolId', 'realName', 'nickName', 'mobile', 'avatarUrl'];
  return [
    ...keys.filter((key) => localStorage.getItem(key) !== null),
    ...document.cookie.split('; ').filter(Boolean),
  ];
}

describe('a page that is loaded', () => {
  test('takes up the session at once, with the name it knows, and then learns the newest', async () => {
    service.script('getProfile', reply.after(1000, reply.data({ realName: '韩梅', mobile: '1' })));
    const started = await opened();
    expect(signedIn(started)).toBe(true);
    expect(selectProfile(started.store.getState())).toMatchObject({ realName: '韩梅梅' });
    await jest.advanceTimersByTimeAsync(1000);
    expect(selectProfile(started.store.getState())).toMatchObject({ realName: '韩梅' });
    expect(localStorage.getItem('realName')).toBe('韩梅');
    expect(service.last('getProfile').headers.get('authorization')).toBe('Bearer token-1');
    expect(service.last('getProfile').headers.get('user_id')).toBe('u1');
  });

  test('asks for nothing and says nothing when nobody was signed in', async () => {
    const started = await opened(testEnvironment());
    expect(signedIn(started)).toBe(false);
    expect(service.requests).toHaveLength(0);
    expect(notices(started)).toEqual([]);
  });

  test.each([
    ['is unreachable', reply.unreachable()],
    ['fails', reply.json(500, { code: '9', message: '' })],
    ['answers with a page', reply.text(200, '<html>')],
  ])('keeps the session when the service %s', async (_goal, then) => {
    service.script('getProfile', then);
    const started = await opened();
    expect(signedIn(started)).toBe(true);
    expect(selectProfile(started.store.getState())).toMatchObject({ realName: '韩梅梅' });
    expect(notices(started)).toEqual([]);
  });

  test('store-64 takes an empty token in storage for none', async () => {
    const environment = testEnvironment();
    localStorage.setItem('access_token', '');
    expect(signedIn(await opened(environment))).toBe(false);
    expect(service.count('getProfile')).toBe(0);
  });

  test.each([
    ['a name without end', { access_token: 't', realName: 'x'.repeat(1_000_000) }],
    ['a user that no header can carry', { access_token: 't', user_id: '李\r\nx: 1' }],
  ])('store-64 survives %s in storage', async (_goal, junk) => {
    const environment = testEnvironment();
    Object.entries(junk).forEach(([key, value]) => localStorage.setItem(key, value));
    const started = await opened(environment);
    expect(selectProfile(started.store.getState())).toEqual({ realName: '李雷' });
    expect(localStorage.getItem('realName')).toBe('李雷');
  });
});

describe('a 401', () => {
  const refused = reply.json(401, { code: '401', message: 'token' });

  test.each([
    ['with an envelope', refused],
    ['bare', reply.bare(401)],
  ])(
    'net-20 %s ends the session everywhere, says so once and opens the sign-in dialog',
    async (_form, then) => {
      service.script('getProfile', then);
      const started = await opened();
      expect(signedIn(started)).toBe(false);
      expect(traces()).toEqual([]);
      expect(notices(started)).toEqual(['session.ended']);
      expect(started.store.getState().signIn.open).toBe(true);
      await jest.advanceTimersByTimeAsync(60_000);
      expect(service.count('getProfile')).toBe(1);
    },
  );

  test('of a call without the token says nothing about the session', async () => {
    service.script('sendSmsCode', refused);
    const started = await opened();
    started.getCode();
    await jest.advanceTimersByTimeAsync(0);
    expect(service.count('sendSmsCode')).toBe(1);
    expect(signedIn(started)).toBe(true);
  });

  test('net-20 of 403 is no end of a session', async () => {
    service.script('getProfile', reply.json(403, { code: '403', message: '' }));
    expect(signedIn(await opened())).toBe(true);
  });
});

describe('signing out', () => {
  test('leaves nothing of the visitor in the browser, and says so', async () => {
    const started = await opened();
    started.store.dispatch(signOutAsked());
    expect(signedIn(started)).toBe(false);
    expect(selectProfile(started.store.getState())).toEqual({});
    expect(traces()).toEqual([]);
    expect(notices(started)).toEqual(['session.signedOut']);
  });

  test('lets no answer that was on its way bring the name back', async () => {
    service.script('getProfile', reply.after(1000, reply.data({ realName: '韩梅' })));
    const started = await opened();
    started.store.dispatch(signOutAsked());
    await jest.advanceTimersByTimeAsync(5000);
    expect(traces()).toEqual([]);
    expect(service.last('getProfile').aborted).toBe(true);
  });

  test('lends the next visitor no answer that was meant for the last', async () => {
    service.script(
      'getProfile',
      reply.after(3000, reply.data({ realName: '韩梅' })),
      reply.data({ realName: '李雷' }),
    );
    const started = await opened();
    started.store.dispatch(signOutAsked());
    started.signIn();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(selectProfile(started.store.getState())).toMatchObject({ realName: '李雷' });
    expect(localStorage.getItem('realName')).toBe('李雷');
  });
});

describe('another tab', () => {
  test('store-66 that signs in signs this one in, closes its dialog and says so once', async () => {
    const started = await opened(testEnvironment());
    started.store.dispatch(signInWanted());
    expect(started.store.getState().signIn.open).toBe(true);
    started.environment.otherTab('access_token', 'token-2');
    started.environment.otherTab('realName', '韩梅梅');
    expect(signedIn(started)).toBe(true);
    expect(selectProfile(started.store.getState())).toMatchObject({ realName: '韩梅梅' });
    expect(started.store.getState().signIn.open).toBe(false);
    expect(notices(started)).toEqual(['session.signedInElsewhere']);
    expect(started.environment.reloads).toBe(0);
  });

  test('store-66 that signs in ends the sign-in that is under way here', async () => {
    service.script('requestToken', reply.after(1000, reply.json(200, { access_token: 'token-9' })));
    const started = await opened(testEnvironment());
    started.store.dispatch(signInWanted());
    started.signIn();
    await jest.advanceTimersByTimeAsync(100);
    started.environment.otherTab('access_token', 'token-2');
    await jest.advanceTimersByTimeAsync(5000);
    expect(service.last('requestToken').aborted).toBe(true);
    expect(localStorage.getItem('access_token')).toBe('token-2');
    expect(started.environment.reloads).toBe(0);
  });

  test('store-67 that signs out signs this one out', async () => {
    const started = await opened();
    started.environment.otherTab('access_token', null);
    expect(signedIn(started)).toBe(false);
    expect(selectProfile(started.store.getState())).toEqual({});
  });

  test('store-67 that clears everything signs this one out', async () => {
    const started = await opened();
    started.environment.otherTab(null, null);
    expect(signedIn(started)).toBe(false);
    started.getCode();
    await jest.advanceTimersByTimeAsync(0);
    expect(service.last('sendSmsCode').headers.get('user_id')).toBeNull();
  });

  test('that signs somebody else in is believed over an answer for the last one', async () => {
    service.script('getProfile', reply.after(1000, reply.data({ realName: '韩梅' })));
    const started = await opened();
    started.environment.otherTab('access_token', 'token-2');
    started.environment.otherTab('realName', '李雷');
    await jest.advanceTimersByTimeAsync(5000);
    expect(selectProfile(started.store.getState())).toMatchObject({ realName: '李雷' });
    expect(localStorage.getItem('realName')).toBe('李雷');
    expect(notices(started)).toEqual([]);
  });

  test('that signs somebody else in keeps that session when the last one is refused late', async () => {
    service.script('getProfile', reply.after(1000, reply.json(401, { code: '401', message: 'no', data: null })));
    const started = await opened();
    started.environment.otherTab('access_token', 'token-2');
    await jest.advanceTimersByTimeAsync(5000);
    expect(signedIn(started)).toBe(true);
    expect(localStorage.getItem('access_token')).toBe('token-2');
    expect(notices(started)).toEqual([]);
  });

  test('that changes something else is no business of the session', async () => {
    const started = await opened(testEnvironment());
    started.environment.otherTab('loginMode', '2');
    started.environment.otherTab('realName', 'nobody');
    expect(signedIn(started)).toBe(false);
    expect(notices(started)).toEqual([]);
  });
});

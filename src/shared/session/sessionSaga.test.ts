import { emptySelection } from '#lib/selection/selection.ts';
import { openedSession, phrasesSaid, signedIn } from '#testing/render/savedSession.ts';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { summariseSelection } from '#features/assignment/selection/selectionEndpoints.ts';
import { selectProfile, signOutRequested, signInRequested } from './sessionSlice';
import { startStore } from '#testing/render/startStore.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';
import { keysClearedBy } from '#shared/storage/storedValues.ts';

let service: ScriptedService;

beforeEach(() => {
  jest.useFakeTimers();
  service = new ScriptedService();
});
afterEach(() => jest.useRealTimers());

/** What must not be in a signed-out browser. */
function remainingData(): string[] {
  const keys = [
    'access_token',
    'refresh_token',
    'user_id',
    'schoolId',
    'realName',
    'nickName',
    'mobile',
    'avatarUrl',
  ];
  return [
    ...keys.filter((key) => localStorage.getItem(key) !== null),
    ...document.cookie.split('; ').filter(Boolean),
  ];
}

describe('a page load', () => {
  test('restores the session at once with the stored name, and then loads the current one', async () => {
    service.script('getProfile', reply.after(1000, reply.data({ realName: '韩梅', mobile: '1' })));
    const app = await openedSession(service);
    expect(signedIn(app)).toBe(true);
    expect(selectProfile(app.store.getState())).toMatchObject({ realName: '韩梅梅' });
    await jest.advanceTimersByTimeAsync(1000);
    expect(selectProfile(app.store.getState())).toMatchObject({ realName: '韩梅' });
    expect(localStorage.getItem('realName')).toBe('韩梅');
    expect(service.last('getProfile').headers.get('authorization')).toBe('Bearer token-1');
    expect(service.last('getProfile').headers.get('user_id')).toBe('u1');
  });

  test.each([
    ['is unreachable', reply.unreachable()],
    ['fails', reply.json(500, { code: '9', message: '' })],
    ['answers with an HTML page', reply.text(200, '<html>')],
  ])('keeps the session when the service %s', async (_goal, then) => {
    service.script('getProfile', then);
    const app = await openedSession(service);
    expect(signedIn(app)).toBe(true);
    expect(selectProfile(app.store.getState())).toMatchObject({ realName: '韩梅梅' });
    expect(phrasesSaid(app)).toEqual([]);
  });
});

describe('a refused token', () => {
  const refused = reply.json(401, { code: '401', message: 'token' });

  test.each([
    ['401 with an envelope', refused],
    ['401, bare,', reply.bare(401)],
    ['403 with an envelope', reply.json(403, { code: '403', message: '' })],
    ['403, bare,', reply.bare(403)],
  ])(
    'of the profile, by %s ends the session everywhere, shows one message and opens the sign-in dialog',
    async (_form, then) => {
      service.script('getProfile', then);
      const app = await openedSession(service);
      expect(signedIn(app)).toBe(false);
      expect(remainingData()).toEqual([]);
      expect(phrasesSaid(app)).toEqual(['session.ended']);
      expect(app.store.getState().signIn.open).toBe(true);
      await jest.advanceTimersByTimeAsync(60_000);
      expect(service.count('getProfile')).toBe(1);
    },
  );

  test('of a call without the token does not affect the session', async () => {
    service.script('sendSmsCode', refused);
    const app = await openedSession(service);
    app.getCode();
    await jest.advanceTimersByTimeAsync(0);
    expect(service.count('sendSmsCode')).toBe(1);
    expect(signedIn(app)).toBe(true);
  });

  test('missing permission does not end the session', async () => {
    service.script('summariseSelection', reply.json(403, { code: '403', message: '' }));
    const app = await openedSession(service);
    await app.store.dispatch(summariseSelection.initiate(emptySelection(), { track: false }));
    expect(service.count('summariseSelection')).toBe(1);
    expect(signedIn(app)).toBe(true);
  });
});

describe('signing out', () => {
  test('removes all personal data from the browser, and says so', async () => {
    const app = await openedSession(service);
    app.store.dispatch(signOutRequested());
    expect(signedIn(app)).toBe(false);
    expect(selectProfile(app.store.getState())).toEqual({});
    expect(remainingData()).toEqual([]);
    expect(phrasesSaid(app)).toEqual(['session.signedOut']);
  });

  test('is not followed by the greeting of a page that has just loaded', async () => {
    const environment = testEnvironment();
    localStorage.setItem('access_token', 'token-1');
    sessionStorage.setItem('signed_in_at', String(Date.now()));
    const app = await openedSession(service, environment);
    app.store.dispatch(signOutRequested());
    await jest.advanceTimersByTimeAsync(1000);
    expect(phrasesSaid(app)).toEqual(['session.signedOut']);
  });

  test('the next user sees no answer meant for the previous one', async () => {
    service.script(
      'getProfile',
      reply.after(3000, reply.data({ realName: '韩梅' })),
      reply.data({ realName: '李雷' }),
    );
    const app = await openedSession(service);
    app.store.dispatch(signOutRequested());
    app.signIn();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(selectProfile(app.store.getState())).toMatchObject({ realName: '李雷' });
    expect(localStorage.getItem('realName')).toBe('李雷');
  });

  test('reports a login cookie that the browser does not remove, and the next page tries again', async () => {
    const app = await openedSession(service);
    const { remove } = app.environment.cookies;
    app.environment.cookies.remove = () => false;
    app.store.dispatch(signOutRequested());
    expect(phrasesSaid(app)).toEqual(['session.cookieLeft']);
    expect(signedIn(app)).toBe(false);
    app.environment.cookies.remove = remove;
    await openedSession(service, app.environment);
    expect(remainingData()).toEqual([]);
  });
});

const ACCOUNT_KEYS = keysClearedBy('log-out', 'sessionStorage');

/** A sign-in of this tab that has its token, `token-1`, and waits for one of the calls after it. */
async function completing(call: 'signLatestAgreement' | 'getProfile') {
  service.script(
    call,
    reply.after(5000, reply.data(call === 'getProfile' ? { realName: '李雷' } : null)),
  );
  const app = startStore({ service, environment: testEnvironment() });
  app.store.dispatch(signInRequested());
  app.signIn();
  await jest.advanceTimersByTimeAsync(1000);
  const { environment } = app;
  return {
    ...app,
    otherTab: async (token: string | null) => {
      if (token === null) environment.cookies.remove('access_token');
      else environment.cookies.set('access_token', token);
      environment.otherTab('access_token', token);
      await jest.advanceTimersByTimeAsync(6000);
    },
  };
}

describe('another tab', () => {
  test('that signs in signs this one in, closes its dialog and shows one message', async () => {
    const app = await openedSession(service, testEnvironment());
    app.store.dispatch(signInRequested());
    expect(app.store.getState().signIn.open).toBe(true);
    app.environment.otherTab('access_token', 'token-2');
    app.environment.otherTab('realName', '韩梅梅');
    expect(signedIn(app)).toBe(true);
    await jest.advanceTimersByTimeAsync(0);
    expect(selectProfile(app.store.getState())).toMatchObject({ realName: '韩梅梅' });
    expect(app.store.getState().signIn.open).toBe(false);
    expect(phrasesSaid(app)).toEqual(['session.signedInElsewhere']);
    expect(app.environment.reloads).toBe(0);
  });

  test('that signs in is reported to the page before the dialog closes, like a sign-in in this tab', async () => {
    for (const signIn of ['here', 'in another tab']) {
      const app = await openedSession(service, testEnvironment());
      const emitted: string[] = [];
      ['login-dialog:closed', 'login-dialog:signed-in'].forEach((name) =>
        app.environment.on(name, () => emitted.push(name)),
      );
      app.store.dispatch(signInRequested());
      if (signIn === 'here') app.signIn();
      else app.environment.otherTab('access_token', 'token-2');
      await jest.advanceTimersByTimeAsync(0);
      expect([signIn, ...emitted]).toEqual([
        signIn,
        'login-dialog:signed-in',
        'login-dialog:closed',
      ]);
      app.stop();
    }
  });

  test('that signs in ends the sign-in in progress here', async () => {
    service.script('requestToken', reply.after(1000, reply.json(200, { access_token: 'token-9' })));
    const app = await openedSession(service, testEnvironment());
    app.store.dispatch(signInRequested());
    app.signIn();
    await jest.advanceTimersByTimeAsync(100);
    app.environment.otherTab('access_token', 'token-2');
    await jest.advanceTimersByTimeAsync(5000);
    expect(service.last('requestToken').aborted).toBe(true);
    expect(localStorage.getItem('access_token')).toBe('token-2');
    expect(app.environment.reloads).toBe(0);
  });

  test('that signs out signs this one out', async () => {
    const app = await openedSession(service);
    app.environment.otherTab('access_token', null);
    expect(signedIn(app)).toBe(false);
    expect(selectProfile(app.store.getState())).toEqual({});
  });

  test.each([
    ['logs out', true, null],
    ['finds that the session has expired', false, 'kept'],
  ])('that %s: what this tab keeps of the account (removed: %s)', async (_case, logsOut, left) => {
    const app = await openedSession(service);
    ACCOUNT_KEYS.forEach((key) => sessionStorage.setItem(key, 'kept'));
    sessionStorage.setItem('sent_code', 'kept');
    if (logsOut) app.environment.otherTab('signed_out', '1');
    app.environment.otherTab('access_token', null);
    expect(signedIn(app)).toBe(false);
    expect(ACCOUNT_KEYS.map((key) => sessionStorage.getItem(key))).toEqual(
      ACCOUNT_KEYS.map(() => left),
    );
    expect(sessionStorage.getItem('sent_code')).toBeNull();
  });

  test('that logged out while this tab was closed: the account’s drafts go, a draft without an account stays', async () => {
    const environment = testEnvironment();
    localStorage.setItem('signed_out', '1');
    sessionStorage.setItem('join_draft', '{"owner":"u1","realName":"韩梅梅"}');
    sessionStorage.setItem('assign_draft', '{"owner":""}');
    await openedSession(service, environment);
    expect(sessionStorage.getItem('join_draft')).toBeNull();
    expect(sessionStorage.getItem('assign_draft')).not.toBeNull();
  });

  test('that signs in as another user keeps that session when the previous one is refused late', async () => {
    service.script(
      'getProfile',
      reply.after(1000, reply.json(401, { code: '401', message: 'no', data: null })),
    );
    const app = await openedSession(service);
    app.environment.otherTab('access_token', 'token-2');
    await jest.advanceTimersByTimeAsync(5000);
    expect(signedIn(app)).toBe(true);
    expect(localStorage.getItem('access_token')).toBe('token-2');
    expect(phrasesSaid(app)).toEqual([]);
  });

  test.each(['signLatestAgreement', 'getProfile'] as const)(
    'that signs in while this one completes a sign-in (%s) has the session, complete',
    async (call) => {
      const app = await completing(call);
      const { environment, otherTab } = app;
      localStorage.setItem('realName', '韩梅梅');
      await otherTab('token-2');
      expect(selectProfile(app.store.getState()).realName).toBe('韩梅梅');
      expect(localStorage.getItem('access_token')).toBe('token-2');
      expect(environment.cookies.get('access_token')).toBe('token-2');
      expect(signedIn(app)).toBe(true);
      expect(phrasesSaid(app)).toEqual(['session.signedInElsewhere']);
      expect(environment.beacons).toEqual([]);
      expect(environment.reloads).toBe(0);
    },
  );

  test.each(['signLatestAgreement', 'getProfile'] as const)(
    'that signs out while this one completes a sign-in (%s) leaves no partial session',
    async (call) => {
      const app = await completing(call);
      const { environment, otherTab } = app;
      await otherTab(null);
      expect(localStorage.getItem('access_token')).toBeNull();
      expect(environment.cookies.get('access_token')).toBeUndefined();
      expect(signedIn(app)).toBe(false);
      expect(phrasesSaid(app)).toEqual(['login.failed']);
      expect(environment.reloads).toBe(0);
    },
  );
});

import { openedSession, phrasesSaid, signedIn } from '#testing/render/savedSession.ts';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { startStore } from '#testing/render/startStore.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';
import { keysClearedBy } from '#shared/storage/storedValues.ts';
import { selectProfile, signInRequested } from './sessionSlice';

const ACCOUNT_KEYS = keysClearedBy('log-out', 'session');
let service: ScriptedService;

beforeEach(() => {
  jest.useFakeTimers();
  service = new ScriptedService();
});
afterEach(() => jest.useRealTimers());

/** A sign-in of this tab that has its token, `token-1`, and waits for one of the calls after it. */
async function completing(call: 'signLatestAgreement' | 'getProfile') {
  service.script(
    call,
    reply.after(5000, reply.data(call === 'getProfile' ? { realName: '李雷' } : null)),
  );
  const started = startStore({ service, environment: testEnvironment() });
  started.store.dispatch(signInRequested());
  started.signIn();
  await jest.advanceTimersByTimeAsync(1000);
  const { environment } = started;
  return {
    ...started,
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
    const started = await openedSession(service, testEnvironment());
    started.store.dispatch(signInRequested());
    expect(started.store.getState().signIn.open).toBe(true);
    started.environment.otherTab('access_token', 'token-2');
    started.environment.otherTab('realName', '韩梅梅');
    expect(signedIn(started)).toBe(true);
    await jest.advanceTimersByTimeAsync(0);
    expect(selectProfile(started.store.getState())).toMatchObject({ realName: '韩梅梅' });
    expect(started.store.getState().signIn.open).toBe(false);
    expect(phrasesSaid(started)).toEqual(['session.signedInElsewhere']);
    expect(started.environment.reloads).toBe(0);
  });

  test('that signs in is reported to the page before the dialog closes, like a sign-in in this tab', async () => {
    for (const signIn of ['here', 'in another tab']) {
      const started = await openedSession(service, testEnvironment());
      const emitted: string[] = [];
      ['login-dialog:closed', 'login-dialog:signed-in'].forEach((name) =>
        started.environment.on(name, () => emitted.push(name)),
      );
      started.store.dispatch(signInRequested());
      if (signIn === 'here') started.signIn();
      else started.environment.otherTab('access_token', 'token-2');
      await jest.advanceTimersByTimeAsync(0);
      expect([signIn, ...emitted]).toEqual([
        signIn,
        'login-dialog:signed-in',
        'login-dialog:closed',
      ]);
      started.stop();
    }
  });

  test('that signs in ends the sign-in in progress here', async () => {
    service.script('requestToken', reply.after(1000, reply.json(200, { access_token: 'token-9' })));
    const started = await openedSession(service, testEnvironment());
    started.store.dispatch(signInRequested());
    started.signIn();
    await jest.advanceTimersByTimeAsync(100);
    started.environment.otherTab('access_token', 'token-2');
    await jest.advanceTimersByTimeAsync(5000);
    expect(service.last('requestToken').aborted).toBe(true);
    expect(localStorage.getItem('access_token')).toBe('token-2');
    expect(started.environment.reloads).toBe(0);
  });

  test('that signs out signs this one out', async () => {
    const started = await openedSession(service);
    started.environment.otherTab('access_token', null);
    expect(signedIn(started)).toBe(false);
    expect(selectProfile(started.store.getState())).toEqual({});
  });

  test.each([
    ['logs out', true, null],
    ['finds that the session has expired', false, 'kept'],
  ])('that %s: what this tab keeps of the account (removed: %s)', async (_case, logsOut, left) => {
    const started = await openedSession(service);
    ACCOUNT_KEYS.forEach((key) => sessionStorage.setItem(key, 'kept'));
    sessionStorage.setItem('sent_code', 'kept');
    if (logsOut) started.environment.otherTab('signed_out', '1');
    started.environment.otherTab('access_token', null);
    expect(signedIn(started)).toBe(false);
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
    const started = await openedSession(service);
    started.environment.otherTab('access_token', 'token-2');
    await jest.advanceTimersByTimeAsync(5000);
    expect(signedIn(started)).toBe(true);
    expect(localStorage.getItem('access_token')).toBe('token-2');
    expect(phrasesSaid(started)).toEqual([]);
  });

  test.each(['signLatestAgreement', 'getProfile'] as const)(
    'that signs in while this one completes a sign-in (%s) has the session, complete',
    async (call) => {
      const started = await completing(call);
      const { environment, otherTab } = started;
      localStorage.setItem('realName', '韩梅梅');
      await otherTab('token-2');
      expect(selectProfile(started.store.getState()).realName).toBe('韩梅梅');
      expect(localStorage.getItem('access_token')).toBe('token-2');
      expect(environment.cookies.get('access_token')).toBe('token-2');
      expect(signedIn(started)).toBe(true);
      expect(phrasesSaid(started)).toEqual(['session.signedInElsewhere']);
      expect(environment.beacons).toEqual([]);
      expect(environment.reloads).toBe(0);
    },
  );

  test.each(['signLatestAgreement', 'getProfile'] as const)(
    'that signs out while this one completes a sign-in (%s) leaves no partial session',
    async (call) => {
      const started = await completing(call);
      const { environment, otherTab } = started;
      await otherTab(null);
      expect(localStorage.getItem('access_token')).toBeNull();
      expect(environment.cookies.get('access_token')).toBeUndefined();
      expect(signedIn(started)).toBe(false);
      expect(phrasesSaid(started)).toEqual(['login.failed']);
      expect(environment.reloads).toBe(0);
    },
  );
});

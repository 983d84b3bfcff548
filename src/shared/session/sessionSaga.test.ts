import { emptySelection } from '#lib/selection/selection.ts';
import { openedSession, phrasesSaid, signedIn } from '#testing/render/savedSession.ts';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { summariseSelection } from '#features/assignment/selection/selectionEndpoints.ts';
import { selectProfile, signOutRequested } from './sessionSlice';

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
    const started = await openedSession(service);
    expect(signedIn(started)).toBe(true);
    expect(selectProfile(started.store.getState())).toMatchObject({ realName: '韩梅梅' });
    await jest.advanceTimersByTimeAsync(1000);
    expect(selectProfile(started.store.getState())).toMatchObject({ realName: '韩梅' });
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
    const started = await openedSession(service);
    expect(signedIn(started)).toBe(true);
    expect(selectProfile(started.store.getState())).toMatchObject({ realName: '韩梅梅' });
    expect(phrasesSaid(started)).toEqual([]);
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
      const started = await openedSession(service);
      expect(signedIn(started)).toBe(false);
      expect(remainingData()).toEqual([]);
      expect(phrasesSaid(started)).toEqual(['session.ended']);
      expect(started.store.getState().signIn.open).toBe(true);
      await jest.advanceTimersByTimeAsync(60_000);
      expect(service.count('getProfile')).toBe(1);
    },
  );

  test('of a call without the token does not affect the session', async () => {
    service.script('sendSmsCode', refused);
    const started = await openedSession(service);
    started.getCode();
    await jest.advanceTimersByTimeAsync(0);
    expect(service.count('sendSmsCode')).toBe(1);
    expect(signedIn(started)).toBe(true);
  });

  test('missing permission does not end the session', async () => {
    service.script('summariseSelection', reply.json(403, { code: '403', message: '' }));
    const started = await openedSession(service);
    await started.store.dispatch(summariseSelection.initiate(emptySelection(), { track: false }));
    expect(service.count('summariseSelection')).toBe(1);
    expect(signedIn(started)).toBe(true);
  });
});

describe('signing out', () => {
  test('removes all personal data from the browser, and says so', async () => {
    const started = await openedSession(service);
    started.store.dispatch(signOutRequested());
    expect(signedIn(started)).toBe(false);
    expect(selectProfile(started.store.getState())).toEqual({});
    expect(remainingData()).toEqual([]);
    expect(phrasesSaid(started)).toEqual(['session.signedOut']);
  });

  test('the next user sees no answer meant for the previous one', async () => {
    service.script(
      'getProfile',
      reply.after(3000, reply.data({ realName: '韩梅' })),
      reply.data({ realName: '李雷' }),
    );
    const started = await openedSession(service);
    started.store.dispatch(signOutRequested());
    started.signIn();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(selectProfile(started.store.getState())).toMatchObject({ realName: '李雷' });
    expect(localStorage.getItem('realName')).toBe('李雷');
  });

  test('reports a login cookie that the browser does not remove, and the next page tries again', async () => {
    const started = await openedSession(service);
    const { remove } = started.environment.cookies;
    started.environment.cookies.remove = () => false;
    started.store.dispatch(signOutRequested());
    expect(phrasesSaid(started)).toEqual(['session.cookieLeft']);
    expect(signedIn(started)).toBe(false);
    started.environment.cookies.remove = remove;
    await openedSession(service, started.environment);
    expect(remainingData()).toEqual([]);
  });
});

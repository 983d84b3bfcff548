import { openedSession, phrasesSaid, signedIn } from '#testing/render/savedSession.ts';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';
import { selectProfile } from './sessionSlice';
import type { LocalKey } from '#shared/storage/storedValues.ts';
import { cookieJar } from '#shared/browser/cookieJar.ts';
import { accessToken, saveTokens, syncCookie, userId } from './tokenStore';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A page with an in-memory session, because storage was full at sign-in. */
async function openInMemorySession() {
  const environment = testEnvironment();
  const held = { access_token: 'token-1', refresh_token: 'r', user_id: 'u1', realName: '李雷' };
  for (const [key, value] of Object.entries(held) as [LocalKey, string][])
    environment.localStorage.setInMemory(key, value);
  return openedSession(
    new ScriptedService().script('getProfile', reply.unreachable()),
    environment,
  );
}

async function comeBack(): Promise<void> {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await jest.advanceTimersByTimeAsync(0);
}

test('a page with an in-memory session, restored from the cache, takes over the session of another tab', async () => {
  const page = await openInMemorySession();
  const otherSession = { access_token: 'token-2', user_id: 'u2', realName: '韩梅梅' };
  Object.entries(otherSession).forEach(([key, value]) => localStorage.setItem(key, value));
  await comeBack();
  expect([accessToken(page.environment), userId(page.environment)]).toEqual(['token-2', 'u2']);
  expect(selectProfile(page.store.getState()).realName).toBe('韩梅梅');
});

test('it keeps its own when no other tab has one', async () => {
  const page = await openInMemorySession();
  await comeBack();
  expect([accessToken(page.environment), userId(page.environment), signedIn(page)]).toEqual([
    'token-1',
    'u1',
    true,
  ]);
  expect(selectProfile(page.store.getState()).realName).toBe('李雷');
  expect(phrasesSaid(page)).toEqual([]);
});

/** A page of `www.school.example` with the session's cookie and one that a sibling host has set. */
function pageWithPlantedCookie(pairs: [place: string, value: string][]) {
  const otherSession = new Map(pairs);
  const page = {
    location: { hostname: 'www.school.example', pathname: '/' },
    get cookie() {
      return [...otherSession.values()].map((value) => `access_token=${value}`).join('; ');
    },
    set cookie(text: string) {
      if (!text.includes('; Path=/;')) return;
      const place = /Domain=([^;]*)/.exec(text)?.[1] ?? '';
      if (text.includes('Max-Age=0')) otherSession.delete(place);
      else otherSession.set(place, /=([^;]*)/.exec(text)?.[1] ?? '');
    },
  };
  return { page, cookies: cookieJar(page as unknown as Document) };
}

test.each<[place: string, value: string][][]>([
  [
    [
      ['', 'mine'],
      ['school.example', 'planted'],
    ],
  ],
  [
    [
      ['school.example', 'planted'],
      ['', 'mine'],
    ],
  ],
  [
    [
      ['school.example', '%E9'],
      ['', 'mine'],
    ],
  ],
  [
    [
      ['school.example', ''],
      ['', 'mine'],
    ],
  ],
])('a planted cookie goes, before and behind the one of the session: %j', (pairs) => {
  const { localStorage: local, clock } = testEnvironment();
  local.set('access_token', 'mine');
  const { page, cookies } = pageWithPlantedCookie(pairs);
  expect(syncCookie({ localStorage: local, cookies, clock })).toBe(true);
  expect(page.cookie).toBe('access_token=mine');
});

test('when the token changes, which tells other tabs, the rest of the session is there and the last profile gone', () => {
  const { localStorage: local, clock, cookies } = testEnvironment();
  Object.entries({ access_token: 'old', user_id: 'u1', realName: '李雷' }).forEach(([key, value]) =>
    localStorage.setItem(key, value),
  );
  let seen: object = {};
  const set = (key: LocalKey, value: string) => {
    const isStored = local.set(key, value);
    if (key === 'access_token') seen = { ...localStorage };
    return isStored;
  };
  const grant = { refresh_token: 'r', user_id: 'u2', schoolId: 's2', expires_in: 60 };
  saveTokens(
    { localStorage: { ...local, set }, clock, cookies },
    { access_token: 'new', ...grant },
  );
  expect(seen).toEqual({
    access_token: 'new',
    refresh_token: 'r',
    user_id: 'u2',
    schoolId: 's2',
    access_token_ends_at: expect.stringMatching(/^\d+$/),
  });
});

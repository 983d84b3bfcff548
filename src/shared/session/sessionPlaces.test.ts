import { openedSession, phrasesSaid, signedIn } from '#testing/render/savedSession.ts';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';

/**
 * Every combination of the table in docs/flows/code-sign-in.md: what local storage and cookie have
 * when a page loads, or, if its own session is in memory, when it comes back from the browser's
 * cache; and what the service says of the token. `full` and `blocked` refuse to store anything.
 */
const STORED = ['present', 'present, full', 'stale', 'missing', 'full', 'blocked'] as const;
const MEMORY = ['missing', 'present'] as const;
const COOKIE = ['present', 'missing', 'stale', 'refused'] as const;
const SERVICE = ['accepts', 'does not answer', 'refuses'] as const;

const COMBINATIONS = STORED.flatMap((stored) =>
  MEMORY.flatMap((memory) =>
    COOKIE.flatMap((cookie) => SERVICE.map((service) => ({ stored, memory, cookie, service }))),
  ),
);

beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 0, 5, 12) }));
afterEach(() => {
  jest.useRealTimers();
});

const ANSWERS = {
  accepts: reply.data({ realName: '韩梅梅' }),
  'does not answer': reply.unreachable(),
  refuses: reply.json(401, { code: '401', message: '' }),
};

test.each(COMBINATIONS)(
  'stored $stored, memory $memory, cookie $cookie, service $service',
  async ({ stored, memory, cookie, service }) => {
    const environment = testEnvironment();
    const { cookies } = environment;
    const isStored = stored.startsWith('present') || stored === 'stale';
    const refusal = (['full', 'blocked'] as const).find((each) => stored.endsWith(each));
    const fill = () => {
      if (isStored) {
        const end = Date.now() + (stored === 'stale' ? -1000 : 60_000);
        localStorage.setItem('access_token', 'token-1');
        localStorage.setItem('access_token_ends_at', String(end));
      }
      if (cookie === 'present' || cookie === 'stale')
        cookies.set('access_token', cookie === 'stale' ? 'token-0' : 'token-1');
    };
    if (cookie === 'refused') environment.cookies = { ...cookies, set: () => false };
    if (refusal !== undefined)
      environment.localStorage = { ...environment.localStorage, refusal: () => refusal };
    if (memory === 'missing') fill();
    else environment.localStorage.setInMemory('access_token', 'token-m');
    const page = await openedSession(
      new ScriptedService().script('getProfile', ANSWERS[service]),
      environment,
    );
    if (memory === 'present') {
      fill();
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      await jest.advanceTimersByTimeAsync(0);
    }

    // The service is asked when the page loads: about the stored token, or the one in memory.
    const isRefused = service === 'refuses';
    const isStoredSession = isStored && (memory === 'present' || !isRefused);
    const isMemorySession = memory === 'present' && !isStored && !isRefused;
    expect(signedIn(page)).toBe(isStoredSession || isMemorySession);
    expect(localStorage.getItem('access_token')).toBe(isStoredSession ? 'token-1' : null);

    // A token that is past its end by this clock has a cookie only if the service accepts it.
    const isPast = stored === 'stale' && (memory === 'present' || service !== 'accepts');
    const isDue = isStoredSession && !isPast;
    const hasCookie = isDue && cookie !== 'refused';
    expect(cookies.get('access_token')).toBe(hasCookie ? 'token-1' : undefined);

    const notices = phrasesSaid(page);
    const isWarned = refusal !== undefined && memory === 'missing' && !isStored;
    expect(notices.includes('session.storageFull')).toBe(isWarned && refusal === 'full');
    expect(notices.includes('session.storageBlocked')).toBe(isWarned && refusal === 'blocked');
    if (stored !== 'stale')
      expect(notices.includes('session.cookieNotKept')).toBe(isDue && cookie === 'refused');
  },
);

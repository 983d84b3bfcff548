import { reloaded, remaining, waiting } from '#testing/pages/countdown.ts';
import { PHONE, startStore } from '#testing/render/startStore.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';
import { countdownHidden, countdownShown } from '#shared/countdown/resendCountdownSlice.ts';
import { signOutAsked } from './sessionSlice';

beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 0, 5, 12) }));
afterEach(() => jest.useRealTimers());

/** Everything that the browser keeps, as one text. */
const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]);
const EMAIL = { channel: 'email', value: 'chen.xi@corp.example' } as const;

test.each([PHONE, EMAIL])(
  'while $value waits, the waits do not name it, and a reload still knows of it',
  async (identifier) => {
    const started = await waiting(testEnvironment(), identifier);
    expect(sessionStorage.getItem('resend_deadlines')).not.toContain(identifier.value);
    await jest.advanceTimersByTimeAsync(9000);
    const next = await reloaded(started);
    expect(remaining(next, identifier.value)).toBe(50);
    expect(remaining(next, 'somebody@else.example')).toBe(0);
  },
);

test('a wait that has ended is gone from storage while the countdown is shown, and at its next showing otherwise', async () => {
  const started = await waiting();
  await jest.advanceTimersByTimeAsync(30_000);
  started.getCode(EMAIL);
  await jest.advanceTimersByTimeAsync(29_000);
  expect(JSON.parse(sessionStorage.getItem('resend_deadlines') ?? '')).toHaveLength(1);
  started.store.dispatch(countdownHidden());
  await jest.advanceTimersByTimeAsync(30_000);
  started.store.dispatch(countdownShown());
  expect(sessionStorage.getItem('resend_deadlines')).toBeNull();
});

test('what ended while the page was away is gone once it is back', async () => {
  const started = await waiting();
  started.stop();
  jest.setSystemTime(Date.now() + 360_000);
  startStore({ environment: testEnvironment({ reloaded: true }) });
  await jest.advanceTimersByTimeAsync(0);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('where a code went is gone after the five minutes that the code lives', async () => {
  await waiting();
  expect(stored()).toContain(PHONE.value);
  await jest.advanceTimersByTimeAsync(299_000);
  expect(stored()).toContain(PHONE.value);
  await jest.advanceTimersByTimeAsync(1000);
  expect(stored()).not.toContain(PHONE.value);
});

test('logging out leaves no number, address or name, whichever page it happens on', async () => {
  const environment = testEnvironment();
  const started = await waiting(environment);
  localStorage.setItem('access_token', 'a');
  Object.entries({
    realName: '陈曦',
    nickName: 'Xi',
    mobile: PHONE.value,
    avatarUrl: '/chen-xi.png',
    user_id: 'chenxi',
  }).forEach(([key, value]) => localStorage.setItem(key, value));
  sessionStorage.setItem('join_draft', JSON.stringify({ realName: '陈曦' }));
  sessionStorage.setItem('assign_draft', JSON.stringify({ participants: ['陈曦'] }));
  sessionStorage.setItem('assign_sent', JSON.stringify({ owner: 'chenxi' }));
  sessionStorage.setItem('member_import', JSON.stringify({ owner: 'chenxi' }));
  started.store.dispatch(signOutAsked());
  await jest.advanceTimersByTimeAsync(120_000);
  expect(stored()).not.toMatch(/陈曦|Xi|138|chen|restore/);
  expect(remaining(started)).toBe(0);
});

test('a log-out in another tab takes what was typed to sign in here along', async () => {
  const environment = testEnvironment();
  const started = await waiting(environment);
  environment.otherTab('access_token', 'a');
  environment.otherTab('access_token', null);
  await jest.advanceTimersByTimeAsync(0);
  expect(stored()).not.toContain(PHONE.value);
  expect(remaining(started)).toBe(0);
});

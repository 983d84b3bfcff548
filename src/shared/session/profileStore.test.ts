import { reloaded, remaining, waiting } from '#testing/helpers/countdown.ts';
import { PHONE } from '#testing/render/startStore.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';
import { signOutRequested } from './sessionSlice';

beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 0, 5, 12) }));
afterEach(() => jest.useRealTimers());

/** Everything that the browser stores, as one string. */
const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]);
const EMAIL = { channel: 'email', value: 'chen.xi@corp.example' } as const;

test.each([PHONE, EMAIL])(
  'while $value waits, the stored waits do not contain it, and a reload still finds it',
  async (identifier) => {
    const app = await waiting(testEnvironment(), identifier);
    expect(sessionStorage.getItem('resend_deadlines')).not.toContain(identifier.value);
    await jest.advanceTimersByTimeAsync(9000);
    const next = await reloaded(app);
    expect(remaining(next, identifier.value)).toBe(50);
    expect(remaining(next, 'someone@else.example')).toBe(0);
  },
);

test('removes where a code was sent after its five minutes', async () => {
  await waiting();
  expect(stored()).toContain(PHONE.value);
  await jest.advanceTimersByTimeAsync(299_000);
  expect(stored()).toContain(PHONE.value);
  await jest.advanceTimersByTimeAsync(1000);
  expect(stored()).not.toContain(PHONE.value);
});

test('signing out on any page removes number, address and name', async () => {
  const environment = testEnvironment();
  const app = await waiting(environment);
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
  app.store.dispatch(signOutRequested());
  await jest.advanceTimersByTimeAsync(120_000);
  expect(stored()).not.toMatch(/陈曦|Xi|138|chen|restore/);
  expect(remaining(app)).toBe(0);
});

test('signing out in another tab removes what was typed to sign in here', async () => {
  const environment = testEnvironment();
  const app = await waiting(environment);
  environment.otherTab('access_token', 'a');
  environment.otherTab('access_token', null);
  await jest.advanceTimersByTimeAsync(0);
  expect(stored()).not.toContain(PHONE.value);
  expect(remaining(app)).toBe(0);
});

import { startDeadline } from '#lib/time/resendDeadline.ts';
import { reloaded, remaining, waiting } from '#testing/helpers/countdown.ts';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { PHONE, startStore } from '#testing/render/startStore.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';
import { CODE_LIFE_MS } from './verificationCode';
import { codeButtonUnmounted, codeButtonMounted, countdownStarted } from './resendCountdownSlice';

const STORAGE_KEY = 'resend_deadlines';
const EMAIL = { channel: 'email', value: 'a@b.example' } as const;

beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 0, 5, 12) }));
afterEach(() => jest.useRealTimers());

test('free text in the Arabic phone field never pollutes Object.prototype', async () => {
  const complaint = jest.spyOn(console, 'error');
  const app = startStore({});
  app.store.dispatch(codeButtonMounted());
  app.getCode({ channel: 'phone', value: '__proto__' });
  await jest.advanceTimersByTimeAsync(0);
  expect(Object.getPrototypeOf(app.store.getState().resendCountdown.deadlines)).toBe(
    Object.prototype,
  );
  expect(remaining(app, '__proto__')).toBe(0);
  expect(complaint).not.toHaveBeenCalled();
});

test('a service that says Retry-After 30 locks for 30 seconds, also after a reload', async () => {
  const refusal = reply.json(
    429,
    { code: '100429', message: 'slow down' },
    { 'retry-after': '30' },
  );
  const app = startStore({ service: new ScriptedService().script('sendSmsCode', refusal) });
  app.store.dispatch(codeButtonMounted());
  app.getCode();
  await jest.advanceTimersByTimeAsync(0);
  expect(remaining(app)).toBe(30);
  const next = await reloaded(app);
  expect(remaining(next)).toBe(30);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(remaining(next)).toBe(0);
});

test.each([
  ['less', 5, 49],
  ['more', 300, 300],
])(
  'a service that asks for %s than the remaining wait after a code: the longer wait applies',
  async (_than, limit, left) => {
    const app = await waiting();
    await jest.advanceTimersByTimeAsync(10_000);
    const now = app.environment.clock();
    app.store.dispatch(
      countdownStarted({
        identifier: PHONE.value,
        deadline: startDeadline(now, limit),
        limit,
        now,
      }),
    );
    expect(remaining(app)).toBe(left);
    expect(remaining(await reloaded(app))).toBe(left);
  },
);

test('a reload does not bypass the wait, and every identifier keeps its own', async () => {
  const first = await waiting();
  await jest.advanceTimersByTimeAsync(20_000);
  first.getCode(EMAIL);
  await jest.advanceTimersByTimeAsync(0);
  const second = await reloaded(first);
  expect([remaining(second), remaining(second, EMAIL.value)]).toEqual([39, 59]);
  await jest.advanceTimersByTimeAsync(1000);
  expect(remaining(second)).toBe(38);
});

test('hiding it while it counts leaves no timer and loses no second', async () => {
  const app = await waiting();
  app.store.dispatch(codeButtonUnmounted());
  const atHiding = remaining(app);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(remaining(app)).toBe(atHiding);
  app.store.dispatch(codeButtonMounted());
  expect(remaining(app)).toBe(29);
  app.store.dispatch(codeButtonUnmounted());
  await jest.advanceTimersByTimeAsync(CODE_LIFE_MS);
  expect(jest.getTimerCount()).toBe(0);
});

const LATER = Date.UTC(2026, 0, 5, 12, 0, 30);

test.each([
  ['broken JSON', '[["13800000001",'],
  ['invalid entries', '[1,null,"13800000001",{},[]]'],
  ['an infinite lock', `[["13800000001",${LATER},1e9]]`],
  ['an inherited key', `[["__proto__",${LATER},59],["constructor",${LATER},59]]`],
])('%s in storage delays no one and breaks nothing', async (_goal, junk) => {
  const complaint = jest.spyOn(console, 'error');
  const environment = testEnvironment();
  environment.sessionStorage.set(STORAGE_KEY, junk);
  const app = startStore({ environment });
  app.store.dispatch(codeButtonMounted());
  await jest.advanceTimersByTimeAsync(0);
  expect(remaining(app)).toBe(0);
  app.getCode();
  await jest.advanceTimersByTimeAsync(0);
  expect(remaining(app)).toBe(59);
  expect(complaint).not.toHaveBeenCalled();
});

import { codeButtonUnmounted, codeButtonMounted, selectRemaining } from './resendCountdownSlice';
import { waiting } from '#testing/helpers/countdown.ts';
import { PHONE, startStore } from '#testing/render/startStore.ts';
import { dialogClosed, dialogOpened } from '../parts/dialogSlice';
import { readSentCode, readTyped, saveTyped } from './identifierStore';
import { sessionFound } from '#shared/session/sessionSlice.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';

beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 0, 5, 12) }));
afterEach(() => jest.useRealTimers());

test('a closed dialog leaves no number in storage and no timer, and restores the number when it opens again', async () => {
  const app = await waiting();
  app.store.dispatch(codeButtonUnmounted());
  app.store.dispatch(dialogClosed());
  await jest.advanceTimersByTimeAsync(1000);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(PHONE.value);
  expect(jest.getTimerCount()).toBe(0);
  app.store.dispatch(dialogOpened({}));
  expect(readSentCode(app.environment)).toMatchObject(PHONE);
  await jest.advanceTimersByTimeAsync(300_000);
  expect(readSentCode(app.environment)).toBeUndefined();
});

test('a clock that was set back forgets no number, and the code is valid for five minutes at most', async () => {
  const app = await waiting();
  const { environment } = app;
  app.stop();
  jest.setSystemTime(Date.now() - 3_600_000);
  expect(readSentCode(environment)).toMatchObject({ ...PHONE, at: Date.now() });
  const next = startStore({ environment });
  next.store.dispatch(codeButtonMounted());
  expect(selectRemaining(next.store.getState(), PHONE.value)).toBeGreaterThan(0);
  expect(selectRemaining(next.store.getState(), PHONE.value)).toBeLessThanOrEqual(59);
  next.store.dispatch(dialogOpened({}));
  await jest.advanceTimersByTimeAsync(300_000);
  expect(readSentCode(environment)).toBeUndefined();
});

test('a session ends what was typed, here and in the page that finds one', () => {
  const environment = testEnvironment();
  const { store } = startStore({ environment });
  saveTyped(environment, PHONE);
  expect(readTyped(environment)).toMatchObject(PHONE);
  store.dispatch(sessionFound({}));
  expect(readTyped(environment)).toBeUndefined();

  saveTyped(environment, PHONE);
  localStorage.setItem('access_token', 'of the provider');
  startStore({ environment });
  expect(readTyped(environment)).toBeUndefined();
});

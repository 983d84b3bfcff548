import { act, fireEvent, screen } from '@testing-library/react';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { openSignInPage, PHONE_NUMBER, readyToLogIn } from '#testing/pages/signInPage.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('ten clicks on the code button send one code', async () => {
  const service = new ScriptedService().script('sendSmsCode', reply.after(500, reply.data(null)));
  const page = await openSignInPage({ service });
  await page.user.type(page.phone(), PHONE_NUMBER);
  await page.agree();
  const button = page.getCode();
  act(() => {
    for (let click = 0; click < 10; click += 1) fireEvent.click(button);
  });
  await passTime(1000);
  expect(service.count('getSliderChallenge')).toBe(1);
  expect(service.count('sendSmsCode')).toBe(1);
  expect(page.heard()).toBe('Code sent. It’s valid for 5 minutes.');
});

test('a double click and Enter on the log-in button send one token request', async () => {
  const service = new ScriptedService().script(
    'requestToken',
    reply.after(500, new ScriptedService().replyTo('requestToken')),
  );
  const page = await readyToLogIn(service);
  await page.user.dblClick(page.submitButton());
  await page.user.type(page.code(), '{Enter}{Enter}');
  await passTime(1000);
  expect(service.count('requestToken')).toBe(1);
  expect(page.environment.reloads).toBe(1);
});

test('a double click on the channel switch switches once and keeps the typed values', async () => {
  const page = await openSignInPage();
  await page.user.dblClick(screen.getByRole('button', { name: 'Log in with email' }));
  expect(page.email()).toBeInTheDocument();
});

test('a double click on the corner switches the mode once', async () => {
  const page = await openSignInPage();
  await page.user.dblClick(screen.getByRole('button', { name: 'Log in with QR code' }));
  expect(screen.getByRole('button', { name: 'Log in with code' })).toBeInTheDocument();
  expect(localStorage.getItem('loginMode')).toBe('2');
});

import { act, fireEvent, screen } from '@testing-library/react';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { openSignInPage, PHONE_NUMBER, readyToLogIn } from '#testing/pages/signInPage.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Answers of a healthy service. */
const usual = new ScriptedService();

const ENTER = { key: 'Enter', code: 'Enter' };

test.each<
  [
    string,
    (page: Awaited<ReturnType<typeof openSignInPage>>, button: HTMLElement) => Promise<void> | void,
  ]
>([
  [
    'ten clicks',
    (_page, button) =>
      act(() => {
        for (let click = 0; click < 10; click += 1) fireEvent.click(button);
      }),
  ],
  [
    'holding Enter',
    async ({ user }, button) => {
      button.focus();
      await user.keyboard('{Enter>10/}');
    },
  ],
  [
    'a click and Enter at once',
    (_page, button) =>
      act(() => {
        fireEvent.click(button);
        // Browsers turn Enter on a button into a click.
        if (fireEvent.keyDown(button, ENTER)) fireEvent.click(button);
        fireEvent.keyUp(button, ENTER);
      }),
  ],
])('%s on the code button sends one code', async (_way, press) => {
  const service = new ScriptedService().script('sendSmsCode', reply.after(500, reply.data(null)));
  const page = await openSignInPage({ service });
  await page.user.type(page.phone(), PHONE_NUMBER);
  await page.agree();
  await press(page, page.getCode());
  await passTime(1000);
  expect(service.count('getSliderChallenge')).toBe(1);
  expect(service.count('sendSmsCode')).toBe(1);
  expect(page.heard()).toBe('Code sent. It’s valid for 5 minutes.');
});

test('a double click and Enter on the log-in button send one token request', async () => {
  const service = new ScriptedService().script(
    'requestToken',
    reply.after(500, usual.replyTo('requestToken')),
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

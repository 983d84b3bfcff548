import { act, screen } from '@testing-library/react';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import {
  CODE,
  EMAIL,
  openSignInPage,
  PHONE_NUMBER,
  readyToLogIn,
} from '#testing/pages/signInPage.ts';
import type { SignInPage } from '#testing/pages/signInPage.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function switchMode(page: SignInPage, to: 'QR code' | 'code'): Promise<void> {
  await page.user.click(screen.getByRole('button', { name: `Log in with ${to}` }));
  await passTime(0);
}

async function switchModeTwice(page: SignInPage): Promise<void> {
  await switchMode(page, 'QR code');
  await switchMode(page, 'code');
}

async function openWithTypedValues(): Promise<SignInPage> {
  const page = await openSignInPage();
  await page.user.type(page.phone(), PHONE_NUMBER);
  await page.user.type(page.code(), CODE);
  return page;
}

test('typed values survive switching to QR and back, and the code is not in storage', async () => {
  const page = await openWithTypedValues();
  await switchMode(page, 'QR code');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/123456/);
  await switchMode(page, 'code');
  expect(page.phone()).toHaveValue('138 0000 0001');
  expect(page.code()).toHaveValue(CODE);
});

test('the channel of the typed values is restored with them', async () => {
  const page = await openSignInPage();
  await page.useEmail();
  await page.user.type(page.email(), EMAIL);
  await switchModeTwice(page);
  expect(page.email()).toHaveValue(EMAIL);
});

test('changing the number clears a code that was kept while the QR mode was shown', async () => {
  const page = await openWithTypedValues();
  await switchModeTwice(page);
  await page.user.type(page.phone(), '{Backspace}2');
  expect(page.phone()).toHaveValue('138 0000 0002');
  expect(page.code()).toHaveValue('');
});

test('a form that was left and shown again during a sign-in is busy and ignores submits', async () => {
  const service = new ScriptedService().script(
    'signLatestAgreement',
    reply.after(5000, reply.data(null)),
  );
  const page = await readyToLogIn(service);
  await page.submit();
  await switchModeTwice(page);
  expect(page.submitButton()).toHaveAttribute('aria-busy', 'true');
  expect(page.phone()).toHaveAttribute('readonly');
  await passTime(5000);
  expect(page.environment.reloads).toBe(1);
});

test('the last chosen mode is shown after a reload and on reopening, whatever the original address asked for', async () => {
  const page = await openSignInPage({
    environment: testEnvironment({ address: '/login/index?loginMode=2&tenant_id=all' }),
  });
  await switchMode(page, 'code');
  await page.close();
  await page.user.click(screen.getByRole('button', { name: 'Log in' }));
  await passTime(0);
  expect(page.phone()).toBeVisible();
  const { path, query } = page.environment.address();
  page.stop();
  page.unmount();
  const again = await openSignInPage({
    environment: testEnvironment({ address: path + query, reloaded: true }),
  });
  expect(again.phone()).toBeVisible();
  expect(query).toBe('?tenant_id=all');
});

test('a page cached in QR mode has lost the code of the code form', async () => {
  const page = await openWithTypedValues();
  await switchMode(page, 'QR code');
  await act(
    async () =>
      void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  );
  await switchMode(page, 'code');
  expect(page.phone()).toHaveValue('138 0000 0001');
  expect(page.code()).toHaveValue('');
});

import { act, screen } from '@testing-library/react';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { CODE, EMAIL, openSignInPage, PHONE, readyToLogIn } from '#testing/pages/signInPage.ts';
import type { SignInPage } from '#testing/pages/signInPage.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function turn(page: SignInPage, to: 'QR code' | 'code'): Promise<void> {
  await page.user.click(screen.getByRole('button', { name: `Log in with ${to}` }));
  await passTime(0);
}

async function thereAndBack(page: SignInPage): Promise<void> {
  await turn(page, 'QR code');
  await turn(page, 'code');
}

async function openTyped(): Promise<SignInPage> {
  const page = await openSignInPage();
  await page.user.type(page.phone(), PHONE);
  await page.user.type(page.code(), CODE);
  return page;
}

test('what is typed is still there after a look at the QR code, and nowhere in storage', async () => {
  const page = await openTyped();
  await turn(page, 'QR code');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/138|123456/);
  await turn(page, 'code');
  expect(page.phone()).toHaveValue('138 0000 0001');
  expect(page.code()).toHaveValue(CODE);
});

test('the channel in which something was typed comes back with it', async () => {
  const page = await openSignInPage();
  await page.useEmail();
  await page.user.type(page.email(), EMAIL);
  await thereAndBack(page);
  expect(page.email()).toHaveValue(EMAIL);
});

test('another number empties a code that was kept over the turn (order-33)', async () => {
  const page = await openTyped();
  await thereAndBack(page);
  await page.user.type(page.phone(), '{Backspace}2');
  expect(page.phone()).toHaveValue('138 0000 0002');
  expect(page.code()).toHaveValue('');
});

test('switching the channel still starts the form over (specification 4)', async () => {
  const page = await openTyped();
  await thereAndBack(page);
  await page.useEmail();
  expect(page.email()).toHaveValue('');
  await page.user.click(screen.getByRole('button', { name: 'Log in with mobile number' }));
  expect(page.phone()).toHaveValue('');
  expect(page.code()).toHaveValue('');
});

test('a form turned over and back while its sign-in is being completed is busy: pressed again, it was not heard', async () => {
  const service = new ScriptedService().script(
    'signLatestAgreement',
    reply.after(5000, reply.data(null)),
  );
  const page = await readyToLogIn(service);
  await page.submit();
  await thereAndBack(page);
  expect(page.submitButton()).toHaveAttribute('aria-busy', 'true');
  expect(page.phone()).toHaveAttribute('readonly');
  await passTime(5000);
  expect(page.environment.reloads).toBe(1);
});

test('a closed dialog forgets', async () => {
  const page = await openTyped();
  await turn(page, 'QR code');
  await page.close();
  await page.user.click(screen.getByRole('button', { name: 'Log in' }));
  await passTime(0);
  if (screen.queryByRole('button', { name: 'Log in with code' })) await turn(page, 'code');
  expect(page.phone()).toHaveValue('');
  expect(page.code()).toHaveValue('');
});

test('the side chosen last is the one that a reload shows, and a dialog opened again, whatever the address asked for at first', async () => {
  const page = await openSignInPage({
    environment: testEnvironment({ address: '/login/index?loginMode=2&tenant_id=all' }),
  });
  await turn(page, 'code');
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

test('nav-70 a page that the browser had put aside comes back without the code, with the number', async () => {
  const page = await openTyped();
  await act(
    async () =>
      void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  );
  expect(page.phone()).toHaveValue('138 0000 0001');
  expect(page.code()).toHaveValue('');
});

test('nav-70 a page that was put aside while it showed the QR code has no code on its other side', async () => {
  const page = await openTyped();
  await turn(page, 'QR code');
  await act(
    async () =>
      void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  );
  await turn(page, 'code');
  expect(page.phone()).toHaveValue('138 0000 0001');
  expect(page.code()).toHaveValue('');
});

test('nav-70 a page that was put aside learns of the session that another tab has now', async () => {
  await openTyped();
  localStorage.setItem('access_token', 'token-of-another-tab');
  localStorage.setItem('realName', '韩梅梅');
  await act(
    async () =>
      void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  );
  await passTime(0);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '韩梅梅' })).toBeInTheDocument();
});

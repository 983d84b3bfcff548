import { screen } from '@testing-library/react';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { CODE, readyToLogIn } from '#testing/pages/signInPage.ts';

const GRANT = { access_token: 'late-token', refresh_token: 'r' };

const CONFIRMED = reply.data({ qrCodeStatus: 'QRCODE_CONFIRM_LOGIN' });

test('with a token request running in each mode, only the visible mode signs in, once', async () => {
  const service = new ScriptedService()
    .script('requestToken', reply.after(3000, reply.json(200, GRANT)))
    .script('getQrStatus', CONFIRMED);
  const page = await readyToLogIn(service);
  await page.submit();
  await page.user.click(screen.getByRole('button', { name: 'Log in with QR code' }));
  await passTime(10_000);
  expect(localStorage.getItem('access_token')).toBe('token-1');
  expect(service.count('requestQrToken')).toBe(1);
  expect(page.environment.reloads).toBe(1);
  expect(page.notices()).not.toContain('Login failed');
});

test('switching back during the QR code’s token request keeps only the token of the code form', async () => {
  const service = new ScriptedService()
    .script('requestToken', reply.json(200, GRANT))
    .script('getQrStatus', CONFIRMED)
    .script(
      'requestQrToken',
      reply.after(3000, reply.data({ access_token: 'token-of-the-QR-code', refresh_token: 'r' })),
    );
  const page = await readyToLogIn(service);
  await page.user.click(screen.getByRole('button', { name: 'Log in with QR code' }));
  await passTime(2500);
  expect(service.count('requestQrToken')).toBe(1);
  await page.user.click(screen.getByRole('button', { name: 'Log in with code' }));
  await passTime(0);
  if (page.code().value === '') await page.user.type(page.code(), CODE);
  await page.submit();
  await passTime(10_000);
  expect(localStorage.getItem('access_token')).toBe('late-token');
  expect(page.environment.reloads).toBe(1);
});

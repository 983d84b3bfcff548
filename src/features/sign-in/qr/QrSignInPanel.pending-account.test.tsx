import { screen } from '@testing-library/react';
import { openQrPage, qrService, qrStatus } from '#testing/pages/qrPage.ts';
import { reply } from '#testing/network/scriptedFetch.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a QR sign-in of an account pending deregistration leads to the code form and its restoration', async () => {
  const service = qrService(qrStatus('CONFIRM_LOGIN'))
    .script('requestQrToken', reply.refused('030019', 'Pending deregistration'))
    .script('requestToken', reply.json(400, { code: '030019', message: 'Pending deregistration' }));
  const page = await openQrPage({ service });
  await page.agree();
  await page.poll();
  expect(page.notices()).toEqual([
    'This account is pending deregistration. Log in with a verification code to restore it.',
  ]);
  expect(page.environment.beacons).toEqual([]);
  // The turn is no choice of the user.
  expect(localStorage.getItem('loginMode')).toBeNull();
  expect(page.code()).not.toBeInTheDocument();
  await page.user.type(screen.getByRole('textbox', { name: 'Mobile number' }), '13800000019');
  await page.user.type(screen.getByRole('textbox', { name: 'Verification code' }), '123456');
  await page.press('Log in / Register');
  expect(await screen.findByRole('dialog', { name: 'Restore account' })).toBeVisible();
});

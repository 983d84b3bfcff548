import { screen } from '@testing-library/react';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { askByPhone, CODE, openSignInPage } from '#testing/pages/signInPage.ts';

async function signIn(service: ScriptedService) {
  const page = await openSignInPage({ service });
  await askByPhone(page);
  expect(page.getCode()).toHaveAccessibleDescription('Resend in 59s');
  await page.user.type(page.code(), CODE);
  await page.submit();
  await passTime(0);
  expect(page.environment.reloads).toBe(1);
  return page;
}

test('signs in with a phone number and a code, and reloads the page', async () => {
  const service = new ScriptedService();
  await signIn(service);
  expect(service.last('sendSmsCode').body).toBe(
    'phone_number=13800000001&country_code=%2B86&left=&key=',
  );
  expect(service.last('requestToken').body).toBe(
    'verification_code=123456&grant_type=sms_code&sign=true&phone_number=13800000001',
  );
  expect(service.last('getProfile').headers.get('authorization')).toBe('Bearer token-1');
  expect(screen.getByRole('button', { name: '李雷' })).toBeInTheDocument();
});

test('signs in when the service omits empty fields of its answer', async () => {
  const complaints = jest.spyOn(console, 'error');
  const service = new ScriptedService();
  const bare = reply.json(200, { code: '000000', message: 'ok' });
  for (const operation of ['getSliderChallenge', 'sendSmsCode', 'signLatestAgreement'] as const)
    service.script(operation, bare);
  const { environment } = await signIn(service);
  expect(environment.beacons).toEqual([]);
  expect(complaints).not.toHaveBeenCalled();
});

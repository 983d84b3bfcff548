import { screen, within } from '@testing-library/react';
import { passTime, renderApp } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';

let service: ScriptedService;

beforeEach(() => {
  jest.useFakeTimers();
  service = new ScriptedService();
});
afterEach(() => jest.useRealTimers());

async function openPage(options: Parameters<typeof renderApp>[0] = {}) {
  const page = await renderApp({
    service,
    environment: testEnvironment({ address: '/login/index' }),
    ...options,
  });
  return page;
}

test('signs in with a phone number and a code, and reloads the page', async () => {
  const { user, environment } = await openPage();
  await user.type(screen.getByRole('textbox', { name: 'Mobile number' }), '13800000001');
  await user.click(screen.getByRole('checkbox', { name: /I have read and agree/ }));
  await user.click(screen.getByRole('button', { name: 'Get code' }));
  expect(
    await screen.findByRole('button', { name: 'Resend', description: 'Resend in 59s' }),
  ).toBeInTheDocument();
  expect(service.last('sendSmsCode').body).toBe(
    'phone_number=13800000001&country_code=%2B86&left=&key=',
  );

  await user.type(screen.getByRole('textbox', { name: 'Verification code' }), '123456');
  await user.click(screen.getByRole('button', { name: 'Log in / Register' }));
  await passTime(0);
  expect(environment.reloads).toBe(1);
  expect(service.last('requestToken').body).toBe(
    'verification_code=123456&grant_type=sms_code&sign=true&phone_number=13800000001',
  );
  expect(service.last('getProfile').headers.get('authorization')).toBe('Bearer token-1');
  expect(screen.getByRole('button', { name: '李雷' })).toBeInTheDocument();
});

test('signs in when the service omits empty fields of its answer', async () => {
  const complaints = jest.spyOn(console, 'error');
  const bare = reply.json(200, { code: '000000', message: 'ok' });
  for (const operation of ['getSliderChallenge', 'sendSmsCode', 'signLatestAgreement'] as const)
    service.script(operation, bare);
  const { user, environment } = await openPage();
  await user.type(screen.getByRole('textbox', { name: 'Mobile number' }), '13800000001');
  await user.click(screen.getByRole('checkbox', { name: /I have read and agree/ }));
  await user.click(screen.getByRole('button', { name: 'Get code' }));
  expect(
    await screen.findByRole('button', { name: 'Resend', description: 'Resend in 59s' }),
  ).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Verification code' }), '123456');
  await user.click(screen.getByRole('button', { name: 'Log in / Register' }));
  await passTime(0);
  expect(environment.reloads).toBe(1);
  expect(environment.beacons).toEqual([]);
  expect(complaints).not.toHaveBeenCalled();
});

test('asks for consent first, then continues the requested action', async () => {
  const { user } = await openPage();
  await user.type(screen.getByRole('textbox', { name: 'Mobile number' }), '13800000001');
  await user.click(screen.getByRole('button', { name: 'Get code' }));
  const question = await screen.findByRole('alertdialog', {
    name: 'Please agree to the Service Agreement and Privacy Policy first',
  });
  expect(service.count('sendSmsCode')).toBe(0);
  await passTime(500);
  await user.click(within(question).getByRole('button', { name: 'OK' }));
  expect(
    await screen.findByRole('button', { name: 'Resend', description: 'Resend in 59s' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /I have read and agree/ })).toBeChecked();
  expect(service.count('sendSmsCode')).toBe(1);
});

test('shows a wrong code at its field and keeps the typed values', async () => {
  service.script('requestToken', reply.json(400, { error_description: '短信验证码错误或失效' }));
  const { user, environment } = await openPage();
  await user.type(screen.getByRole('textbox', { name: 'Mobile number' }), '13800000001');
  await user.click(screen.getByRole('checkbox', { name: /I have read and agree/ }));
  await user.type(screen.getByRole('textbox', { name: 'Verification code' }), '123456');
  await user.click(screen.getByRole('button', { name: 'Log in / Register' }));
  const field = screen.getByRole('textbox', { name: 'Verification code' });
  expect(await screen.findByText('SMS verification code incorrect or invalid')).toBeInTheDocument();
  expect(field).toBeInvalid();
  expect(field).toHaveValue('123456');
  expect(environment.beacons[0]?.report).toMatchObject({
    code: '0010004',
    step: 'token',
    cause: 'refused',
  });
});

import { act, screen } from '@testing-library/react';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import type { Deployment } from '#shared/deployment/deployment.ts';
import { scriptAcademy } from '#testing/network/academies.ts';
import { setNetwork } from '#testing/network/networkFaults.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { openSignInPage, PHONE_NUMBER } from '#testing/pages/signInPage.ts';

const ASKED = [
  'getAcademyConfig',
  'getLoginScenario',
  'getOverseas',
  'getClientIp',
  'getRemoteConfig',
] as const satisfies OperationId[];

/** Two parts of the page request the host switches, and each retries after a failure. */
const calls = (service: ScriptedService) => ASKED.map((operation) => service.count(operation));

async function comeOnline(service: ScriptedService, times = 1) {
  setNetwork(service, true);
  act(() => {
    for (let time = 0; time < times; time += 1) window.dispatchEvent(new Event('online'));
  });
  await passTime(20);
}

/** Opens the sign-in page without a network; it shows the platform's default offer. */
async function openOffline(service: ScriptedService, deployment: Partial<Deployment> = {}) {
  setNetwork(service, false);
  const page = await openSignInPage({ service, deployment });
  await passTime(20);
  return page;
}

const dialogTitle = () =>
  screen
    .getByRole('dialog')
    .getAttribute('aria-labelledby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join('');

test('requests that failed without a network are repeated once when it returns, however often it reports online', async () => {
  const service = scriptAcademy(new ScriptedService(), {
    loginMethod: '1&3',
    scenario: 3,
    internal: true,
  });
  const page = await openOffline(service);
  expect(calls(service)).toEqual([1, 1, 1, 1, 2]);
  expect(dialogTitle()).toBe('Learning platform');
  await page.user.type(page.phone(), PHONE_NUMBER);
  await comeOnline(service, 3);
  expect(dialogTitle()).toBe('Sample Academy');
  expect(screen.getByRole('button', { name: 'W3 account' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Provider account' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Log in with email' })).not.toBeInTheDocument();
  expect(page.phone()).toHaveValue('138 0000 0001');
  await comeOnline(service);
  expect(calls(service)).toEqual([2, 2, 2, 2, 3]);
});

test('keeps the current offer and the focus until the answer arrives', async () => {
  const service = scriptAcademy(new ScriptedService(), { loginMethod: '1&2' });
  service.script('getAcademyConfig', reply.after(2000, service.replyTo('getAcademyConfig')));
  await openOffline(service);
  act(() => screen.getByRole('button', { name: 'Provider account' }).focus());
  await comeOnline(service);
  expect(screen.getByRole('button', { name: 'Provider account' })).toHaveFocus();
  await passTime(2020);
  expect(screen.getByRole('button', { name: 'Provider account' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Uniportal account' })).not.toBeInTheDocument();
});

test('keeps the deployment’s host lists until the remote ones arrive, without flicker', async () => {
  const service = scriptAcademy(new ScriptedService(), { shielded: '' });
  service.script('getRemoteConfig', reply.after(2000, service.replyTo('getRemoteConfig')));
  const page = await openOffline(service, { shieldedDomains: ['localhost'] });
  const toQrCode = () => screen.queryByRole('button', { name: 'Log in with QR code' });
  expect(page.email()).toHaveValue('');
  await comeOnline(service);
  expect([page.email().value, toQrCode()]).toEqual(['', null]);
  await passTime(2020);
  expect(toQrCode()).toBeInTheDocument();
});

test('keeps the platform’s default offer when the network fails again, and tries the next time', async () => {
  const service = scriptAcademy(new ScriptedService(), { loginMethod: '1' });
  service.script('getAcademyConfig', reply.unreachable(), service.replyTo('getAcademyConfig'));
  await openOffline(service);
  await comeOnline(service);
  expect(dialogTitle()).toBe('Learning platform');
  await comeOnline(service);
  expect(dialogTitle()).toBe('Sample Academy');
  expect(calls(service)).toEqual([3, 2, 2, 2, 3]);
});

test('repeats requests that failed while the browser reported offline, even when it never reports online', async () => {
  const service = scriptAcademy(new ScriptedService(), { loginMethod: '1&3' });
  await openOffline(service);
  service.isReachable = true;
  await passTime(10_000);
  await passTime(20);
  expect(dialogTitle()).toBe('Sample Academy');
  await passTime(60_000);
  expect(calls(service)).toEqual([2, 2, 2, 2, 3]);
});

test('does not repeat a refused request', async () => {
  const service = new ScriptedService().script(
    'getAcademyConfig',
    reply.refused('100001', 'no such school'),
  );
  await openSignInPage({ service });
  await comeOnline(service);
  expect(service.count('getAcademyConfig')).toBe(1);
});

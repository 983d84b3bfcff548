import { act, screen } from '@testing-library/react';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import type { Deployment } from '#shared/deployment/deployment.ts';
import { scriptAcademy } from '#testing/network/academies.ts';
import { pretendOnline, setNetwork } from '#testing/network/networkFaults.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { openSignInPage, PHONE } from '#testing/pages/signInPage.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const ASKED = [
  'getAcademyConfig',
  'getLoginScenario',
  'getOverseas',
  'getClientIp',
  'getRemoteConfig',
] as const satisfies OperationId[];

/** The switches are asked for by two places of the page, each of which asks again after a failure. */
const calls = (service: ScriptedService) => ASKED.map((operation) => service.count(operation));

async function comeOnline(service: ScriptedService, times = 1) {
  setNetwork(service, true);
  act(() => {
    for (let time = 0; time < times; time += 1) window.dispatchEvent(new Event('online'));
  });
  await passTime(20);
}

/** The sign-in page of a visitor without network; the platform's own offer stands there. */
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

test('what could not be asked without network is asked when it is back, once, however often that is said', async () => {
  const service = scriptAcademy(new ScriptedService(), {
    loginMethod: '1&3',
    scenario: 3,
    internal: true,
  });
  const page = await openOffline(service);
  expect(calls(service)).toEqual([1, 1, 1, 1, 2]);
  expect(dialogTitle()).toBe('Learning platform');
  await page.user.type(page.phone(), PHONE);
  await comeOnline(service, 3);
  expect(dialogTitle()).toBe('Sample Academy');
  expect(screen.getByRole('button', { name: 'W3 account' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Provider account' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Log in with email' })).not.toBeInTheDocument();
  expect(page.phone()).toHaveValue('138 0000 0001');
  await comeOnline(service);
  expect(calls(service)).toEqual([2, 2, 2, 2, 3]);
});

test('until the answer is there what was offered stays, with the focus where it was', async () => {
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

test('until the switches are there the deployment’s own stand, and nothing turns to and fro', async () => {
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

test('a network that goes again leaves the platform’s own offer, and the next time is another', async () => {
  const service = scriptAcademy(new ScriptedService(), { loginMethod: '1' });
  service.script('getAcademyConfig', reply.unreachable(), service.replyTo('getAcademyConfig'));
  await openOffline(service);
  await comeOnline(service);
  expect(dialogTitle()).toBe('Learning platform');
  await comeOnline(service);
  expect(dialogTitle()).toBe('Sample Academy');
  expect(calls(service)).toEqual([3, 2, 2, 2, 3]);
});

test('pub-01 what failed while the browser said offline is asked again, also where it never says online', async () => {
  const service = scriptAcademy(new ScriptedService(), { loginMethod: '1&3' });
  await openOffline(service);
  service.isReachable = true;
  await passTime(10_000);
  await passTime(20);
  expect(dialogTitle()).toBe('Sample Academy');
  await passTime(60_000);
  expect(calls(service)).toEqual([2, 2, 2, 2, 3]);
});

test('pub-01 the academy is known where the browser says from the beginning that it is offline', async () => {
  const service = scriptAcademy(new ScriptedService(), { loginMethod: '1&3' });
  pretendOnline(false);
  await openSignInPage({ service });
  await passTime(20);
  expect(dialogTitle()).toBe('Sample Academy');
});

test('an academy that said no is not asked again', async () => {
  const service = new ScriptedService().script(
    'getAcademyConfig',
    reply.refused('100001', 'no such school'),
  );
  await openSignInPage({ service });
  await comeOnline(service);
  expect(service.count('getAcademyConfig')).toBe(1);
});

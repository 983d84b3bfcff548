import { screen } from '@testing-library/react';
import { passTime, renderApp } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';
import { listsHost } from './remoteConfigEndpoint';

let service: ScriptedService;

beforeEach(() => {
  jest.useFakeTimers();
  service = new ScriptedService().script('getLoginScenario', reply.data({ loginScenarioType: 0 }));
});
afterEach(() => jest.useRealTimers());

type Options = Parameters<typeof renderApp>[0];

/**
 * Whether the dialog treats its host (jsdom's `localhost`) as shielded: e-mail only, no switch
 * (scenario 0).
 */
async function isShielded(options: Options = {}): Promise<boolean> {
  await renderApp({
    service,
    environment: testEnvironment({ address: '/login/index' }),
    ...options,
  });
  await passTime(20);
  const email = screen.queryByRole('textbox', { name: 'Email' }) !== null;
  const phone = screen.queryByRole('textbox', { name: 'Mobile number' }) !== null;
  const toggle =
    screen.queryByRole('button', { name: /^Log in with (email|mobile number)$/ }) !== null;
  expect({ email, phone, toggle }).toEqual(
    email ? { email, phone: false, toggle: false } : { email, phone: true, toggle: true },
  );
  return email;
}

function remoteConfig(list: unknown): void {
  service.script('getRemoteConfig', reply.data({ 'sxz.school.disableScanLogin': list }));
}

test('a host on no list is not shielded', async () => {
  expect(await isShielded()).toBe(false);
});

test('a host on the remote configuration’s list is shielded', async () => {
  remoteConfig('other.example, LOCALHOST ,x');
  expect(await isShielded()).toBe(true);
  expect(service.last('getRemoteConfig').query.get('keys')?.split(',')).toContain(
    'sxz.school.disableScanLogin',
  );
});

test('a user from overseas is shielded, whatever the lists contain', async () => {
  service.script('getOverseas', reply.data(true));
  expect(await isShielded()).toBe(true);
});

test('the deployment’s list applies when the remote configuration fails', async () => {
  service.script('getRemoteConfig', reply.unreachable());
  expect(await isShielded({ deployment: { shieldedDomains: ['localhost'] } })).toBe(true);
});

test('the deployment’s list waits for the remote configuration, six seconds at most', async () => {
  service.script('getRemoteConfig', reply.hang());
  expect(await isShielded({ deployment: { shieldedDomains: ['localhost'] } })).toBe(false);
  await passTime(6020);
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeInTheDocument();
});

test('the remote configuration overrides the deployment’s list', async () => {
  remoteConfig('other.example');
  expect(await isShielded({ deployment: { shieldedDomains: ['localhost'] } })).toBe(false);
});

test.each([
  [
    'the overseas check fails',
    () => service.script('getOverseas', reply.json(500, { code: '1', message: '' })),
  ],
  [
    'the overseas check answers with a string',
    () => service.script('getOverseas', reply.data('true')),
  ],
  ['the remote configuration’s list is not a string', () => remoteConfig(['localhost'])],
  [
    'every check hangs',
    () => service.script('getOverseas', reply.hang()).script('getRemoteConfig', reply.hang()),
  ],
])('no host is shielded, and the dialog shows, when %s', async (_goal, arrange) => {
  arrange();
  expect(await isShielded()).toBe(false);
});

test('an unknown scenario locks no one out', async () => {
  service.script('getLoginScenario', reply.data({ loginScenarioType: '2' }));
  expect(await isShielded()).toBe(false);
});

test.each([
  ['school.example', 'school.example', true],
  ['a.example,school.example', 'school.example', true],
  [' School.Example ,', 'school.example', true],
  ['school.example:8080', 'school.example', false],
  ['my-school.example', 'school.example', false],
  ['*.example', 'school.example', false],
  ['school.example', 'school.example:8080', true],
  ['school.example:9', 'school.example:8080', false],
  ['SCHOOL.example', 'School.Example:8080', true],
  [',,', '', false],
  ['', 'school.example', false],
])('the list %j includes %j: %s', (list, host, expected) => {
  expect(listsHost(list, host)).toBe(expected);
});

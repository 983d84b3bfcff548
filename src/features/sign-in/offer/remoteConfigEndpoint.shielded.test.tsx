import { screen } from '@testing-library/react';
import { passTime, renderApp } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';
import { listsHost } from './remoteConfigEndpoint';

let service: ScriptedService;

beforeEach(() => {
  jest.useFakeTimers();
  service = new ScriptedService();
});
afterEach(() => jest.useRealTimers());

type Options = Parameters<typeof renderApp>[0];

/** Whether the dialog treats its host (jsdom's `localhost`) as shielded: e-mail first. */
async function isShielded(options: Options = {}): Promise<boolean> {
  const environment = testEnvironment({ address: '/login/index' });
  await renderApp({ service, environment, ...options });
  await passTime(20);
  return screen.queryByRole('textbox', { name: 'Email' }) !== null;
}

function remoteConfig(list: unknown): void {
  service.script('getRemoteConfig', reply.data({ 'sxz.school.disableScanLogin': list }));
}

test('a host on the remote configuration’s list is shielded', async () => {
  remoteConfig('other.example, LOCALHOST ,x');
  expect(await isShielded()).toBe(true);
  expect(service.last('getRemoteConfig').query.get('keys')?.split(',')).toContain(
    'sxz.school.disableScanLogin',
  );
});

test('the deployment’s list waits for the remote configuration, six seconds at most', async () => {
  service.script('getRemoteConfig', reply.hang());
  expect(await isShielded({ deployment: { shieldedDomains: ['localhost'] } })).toBe(false);
  await passTime(6020);
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeInTheDocument();
});

test.each([
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

test.each([
  ['a.example,school.example', 'school.example', true],
  [' School.Example ,', 'school.example', true],
  ['school.example:8080', 'school.example', false],
  ['my-school.example', 'school.example', false],
  ['*.example', 'school.example', false],
  ['school.example', 'school.example:8080', true],
  ['school.example:9', 'school.example:8080', false],
  ['SCHOOL.example', 'School.Example:8080', true],
  [',,', '', false],
])('the list %j includes %j: %s', (list, host, expected) => {
  expect(listsHost(list, host)).toBe(expected);
});

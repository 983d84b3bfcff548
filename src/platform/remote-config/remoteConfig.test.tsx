import { renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { passTime, renderApp } from '../../testing/renderApp';
import { reply, ScriptedService } from '../../testing/scriptedFetch';
import { startStore } from '../../testing/startStore';
import { useRemoteConfig } from './remoteConfigEndpoint';

const MINUTE = 60_000;

let service: ScriptedService;

beforeEach(() => {
  jest.useFakeTimers();
  service = new ScriptedService();
});
afterEach(() => jest.useRealTimers());

/** Pages of one store that use the remote configuration, one after another. */
function pages() {
  const { store } = startStore({ service });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return {
    visit: async () => {
      const page = renderHook(() => useRemoteConfig(), { wrapper });
      await passTime(20);
      return page;
    },
  };
}

test('is asked for once and serves every page for an hour', async () => {
  const { visit } = pages();
  const first = await visit();
  expect(first.result.current.isSuccess).toBe(true);
  await passTime(30 * MINUTE);
  first.unmount();
  await passTime(29 * MINUTE);
  await visit();
  expect(service.count('getRemoteConfig')).toBe(1);
});

test('asset-81 is asked for again when it is older than an hour', async () => {
  const { visit } = pages();
  await visit();
  await passTime(61 * MINUTE);
  await visit();
  expect(service.count('getRemoteConfig')).toBe(2);
});

test('asset-81 a dialog opened on a page that has stood for over an hour goes by what is configured now', async () => {
  const page = await renderApp({ service });
  const open = async () => {
    await page.user.click(screen.getByRole('button', { name: 'Log in' }));
    await passTime(20);
  };
  await passTime(59 * MINUTE);
  await open();
  expect(service.count('getRemoteConfig')).toBe(1);
  expect(screen.getByRole('button', { name: 'Log in with QR code' })).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Close' }));
  await passTime(2 * MINUTE);
  service.script('getRemoteConfig', reply.data({ 'sxz.school.disableScanLogin': location.host }));
  await open();
  expect(service.count('getRemoteConfig')).toBe(2);
  expect(screen.queryByRole('button', { name: 'Log in with QR code' })).not.toBeInTheDocument();
});

test.each([
  ['a list', { 'sxz.school.disableScanLogin': 'a.example,b.example' }, 'a.example,b.example'],
  ['no text', { 'sxz.school.disableScanLogin': ['a.example'] }, undefined],
  ['nothing', {}, undefined],
  ['no object', 'a.example', undefined],
  ['a key of another name', { disableScanLogin: 'a.example' }, undefined],
])('reads %s', async (_goal, data, expected) => {
  service.script('getRemoteConfig', reply.data(data));
  const { result } = await pages().visit();
  expect(result.current.data?.disableScanLogin).toBe(expected);
  expect(result.current.isError).toBe(false);
});

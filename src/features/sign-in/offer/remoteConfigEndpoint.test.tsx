import { renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { passTime, renderApp } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { startStore } from '#testing/render/startStore.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';
import { useRemoteConfig, listsHost } from './remoteConfigEndpoint';

describe('remoteConfigEndpoint', () => {
  const MINUTE = 60_000;
  let service: ScriptedService;
  beforeEach(() => {
    service = new ScriptedService();
  });
  /** Pages of one store that use the remote configuration, one after another. */
  function pages() {
    const { store } = startStore({ service });
    const wrapper = ({ children }: { children: ReactNode }) => (
      <Provider store={store}>{children}</Provider>
    );
    return {
      visit: async () => {
        const page = renderHook(() => useRemoteConfig(), { wrapper });
        await passTime(20);
        return page;
      },
    };
  }
  test('is requested once and serves every page for an hour', async () => {
    const { visit } = pages();
    const first = await visit();
    expect(first.result.current.isSuccess).toBe(true);
    await passTime(30 * MINUTE);
    first.unmount();
    await passTime(29 * MINUTE);
    await visit();
    expect(service.count('getRemoteConfig')).toBe(1);
  });
  describe('after a reload', () => {
    const KEY = 'remote_config';
    const stored = () => JSON.parse(localStorage.getItem(KEY) ?? '{}') as { at: number };
    /**
     * Loads another page of this browser, at an address.
     * @returns the number of requests
     */
    const load = async (address = '/') => {
      const next = new ScriptedService().script(
        'getRemoteConfig',
        reply.data({ 'sxz.domain.master': 'new.example' }),
      );
      const { store } = startStore({
        service: next,
        environment: testEnvironment({ address, reloaded: true }),
      });
      const wrapper = ({ children }: { children: ReactNode }) => (
        <Provider store={store}>{children}</Provider>
      );
      const { result } = renderHook(() => useRemoteConfig(), { wrapper });
      await passTime(20);
      return { asked: next.count('getRemoteConfig'), master: result.current.data?.master };
    };

    beforeEach(async () => {
      service.script('getRemoteConfig', reply.data({ 'sxz.domain.master': 'old.example' }));
      await pages().visit();
    });

    test('within the hour: sends no request', async () => {
      await passTime(59 * MINUTE);
      expect(await load()).toEqual({ asked: 0, master: 'old.example' });
    });

    test('after the hour: sends a request', async () => {
      await passTime(60 * MINUTE);
      expect(await load()).toEqual({ asked: 1, master: 'new.example' });
    });

    test('reading the stored answer does not extend the hour', async () => {
      await passTime(40 * MINUTE);
      await load();
      await passTime(30 * MINUTE);
      expect((await load()).asked).toBe(1);
    });

    test('for another academy: sends a request, and again for the first one', async () => {
      expect(await load('/?tenant_id=other')).toEqual({ asked: 1, master: 'new.example' });
      expect((await load('/')).asked).toBe(1);
    });

    test.each([
      ['invalid JSON', '{'],
      ['in an older format', JSON.stringify({ master: 'stale.example' })],
      ['without an owner', JSON.stringify({ at: 0, config: {} })],
    ])('when the stored answer is %s: sends a request', async (_what, text) => {
      localStorage.setItem(KEY, text);
      expect(await load()).toEqual({ asked: 1, master: 'new.example' });
    });

    test('when the stored time is a second ahead of the clock: sends a request', async () => {
      localStorage.setItem(KEY, JSON.stringify({ ...stored(), at: Date.now() + 1000 }));
      expect(await load()).toEqual({ asked: 1, master: 'new.example' });
    });

    test('ignores a stored value that is not a string', async () => {
      localStorage.setItem(
        KEY,
        JSON.stringify({ ...stored(), config: { 'sxz.domain.master': ['x'] } }),
      );
      expect(await load()).toEqual({ asked: 0, master: undefined });
    });
  });
  test('does not store a failure', async () => {
    service.script('getRemoteConfig', reply.text(500, ''));
    await pages().visit();
    expect(localStorage.getItem('remote_config')).toBeNull();
  });
  test('a dialog opened on a page that is over an hour old uses the current configuration', async () => {
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
    ['a value that is not an object', 'a.example', undefined],
    ['a key of another name', { disableScanLogin: 'a.example' }, undefined],
  ])('reads %s', async (_goal, data, expected) => {
    service.script('getRemoteConfig', reply.data(data));
    const { result } = await pages().visit();
    expect(result.current.data?.disableScanLogin).toBe(expected);
    expect(result.current.isError).toBe(false);
  });
});

describe('shielded', () => {
  let service: ScriptedService;
  beforeEach(() => {
    service = new ScriptedService();
  });
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
});

import { act, screen } from '@testing-library/react';
import { passTime, renderApp } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { startStore } from '#testing/render/startStore.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';
import { selectOpen } from '../dialog/dialogState';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const dialog = () => screen.queryByRole('dialog');

describe('who has a session already', () => {
  const signedIn = () => localStorage.setItem('access_token', 'earlier');

  test('goes on to the return address once the service confirms it, in the language of this page', async () => {
    const environment = testEnvironment({ address: '/login/index?redirect=%2Fme&sxz-lang=en_US' });
    signedIn();
    await renderApp({ environment });
    await passTime(20);
    expect(environment.visited).toEqual(['/me']);
    expect(environment.cookies.get('sxz_lang')).toBe('en_US');
  });

  test('stays when the service does not know the session any more, and may sign in', async () => {
    const environment = testEnvironment({ address: '/login/index?redirect=%2Fme' });
    signedIn();
    const service = new ScriptedService().script(
      'getProfile',
      reply.json(401, { code: '401', message: '', data: null }),
    );
    await renderApp({ environment, service });
    await passTime(20);
    expect(environment.visited).toEqual([]);
    expect(dialog()).toBeInTheDocument();
  });

  test.each([
    ['', []],
    ['?redirect=%2Fme', ['/me']],
  ])(
    'since its pre-rendered page was asked for, finds no dialog and goes on: %s',
    async (query, visited) => {
      const environment = testEnvironment({ address: `/login/index${query}` });
      signedIn();
      const { store } = startStore({ environment, prerendered: true });
      await passTime(20);
      expect(selectOpen(store.getState())).toBe(false);
      expect(environment.visited).toEqual(visited);
    },
  );

  test('goes on with what the login event wanted', async () => {
    const environment = testEnvironment();
    signedIn();
    await renderApp({ environment });
    act(() => environment.emit('login-dialog', { redirect: '/courses/7' }));
    await passTime(0);
    expect(environment.visited).toEqual(['/courses/7']);
    expect(dialog()).not.toBeInTheDocument();
  });

  test('in another tab: the dialog closes and what was wanted here goes on', async () => {
    const environment = testEnvironment();
    await renderApp({ environment });
    act(() => environment.emit('login-dialog', { redirect: '/courses/7' }));
    await passTime(0);
    expect(dialog()).toBeInTheDocument();
    act(() => environment.otherTab('access_token', 'of-another-tab'));
    await passTime(0);
    expect(dialog()).not.toBeInTheDocument();
    expect(environment.visited).toEqual(['/courses/7']);
  });
});

import { act, screen } from '@testing-library/react';
import { passTime, renderApp } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { startStore } from '#testing/render/startStore.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';
import { selectOpen } from '../../parts/dialogSlice';

const dialog = () => screen.queryByRole('dialog');

describe('a signed-in user on the sign-in page', () => {
  const signedIn = () => localStorage.setItem('access_token', 'earlier');

  test('goes to the return address once the service confirms the session, in the page’s language', async () => {
    const environment = testEnvironment({ address: '/login/index?redirect=%2Fme&sxz-lang=en_US' });
    signedIn();
    await renderApp({ environment });
    await passTime(20);
    expect(environment.visited).toEqual(['/me']);
    expect(environment.cookies.get('sxz_lang')).toBe('en_US');
  });

  test('stays when the service no longer knows the session, and can sign in', async () => {
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
    'signed in while the pre-rendered page was loading: sees no dialog and is redirected: %s',
    async (query, visited) => {
      const environment = testEnvironment({ address: `/login/index${query}` });
      signedIn();
      const { store } = startStore({ environment, prerendered: true });
      await passTime(20);
      expect(selectOpen(store.getState())).toBe(false);
      expect(environment.visited).toEqual(visited);
    },
  );

  test('goes to the address that the login event asked for', async () => {
    const environment = testEnvironment();
    signedIn();
    await renderApp({ environment });
    act(() => environment.emit('login-dialog', { redirect: '/courses/7' }));
    await passTime(0);
    expect(environment.visited).toEqual(['/courses/7']);
    expect(dialog()).not.toBeInTheDocument();
  });

  test('signed in from another tab: the dialog closes and this tab goes to its return address', async () => {
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

import { act, screen } from '@testing-library/react';
import { passTime, renderApp } from '#testing/render/renderApp.tsx';
import { testEnvironment } from '#testing/render/testEnvironment.ts';

const dialog = () => screen.queryByRole('dialog');

describe('the tenant with an external sign-in page', () => {
  const deployment = {
    alternateTenant: {
      tenantId: 'campus-7',
      signInUrl: 'https://campus.example/login?from=academy',
    },
  };
  const back = (page: string) => encodeURIComponent(`http://localhost${page}`);

  test('the button leaves with the encoded return address, and no dialog opens', async () => {
    const environment = testEnvironment({ address: '/?tenant_id=campus-7' });
    const page = await renderApp({ environment, deployment });
    await page.user.click(screen.getByRole('button', { name: 'Log in' }));
    await passTime(0);
    expect(environment.visited).toEqual([
      `https://campus.example/login?from=academy&redirect=${back('/?tenant_id=campus-7')}`,
    ]);
    expect(dialog()).not.toBeInTheDocument();
  });

  test('takes an accepted return address of the login event along, and drops another one', async () => {
    const environment = testEnvironment({ address: '/?tenant_id=campus-7' });
    await renderApp({ environment, deployment });
    act(() => environment.emit('login-dialog', { redirect: '/courses/7' }));
    act(() => environment.emit('login-dialog', { redirect: 'https://evil.example/' }));
    await passTime(0);
    expect(environment.visited).toEqual(
      ['/courses/7', '/?tenant_id=campus-7'].map(
        (page) => `https://campus.example/login?from=academy&redirect=${back(page)}`,
      ),
    );
  });

  test('the sign-in page redirects automatically once a minute only', async () => {
    const address = '/login/index?tenant_id=campus-7';
    const first = await renderApp({ environment: testEnvironment({ address }), deployment });
    expect(first.environment.visited).toHaveLength(1);
    first.stop();
    first.unmount();
    const again = await renderApp({
      environment: testEnvironment({ address, reloaded: true }),
      deployment,
    });
    expect(again.environment.visited).toEqual([]);
    expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
  });

  test.each(['?tenant_id=campus-70', '?tenant_id=campus-7&tenant_id=campus-7'])(
    'every other tenant has the dialog: %s',
    async (query) => {
      const environment = testEnvironment({ address: `/login/index${query}` });
      await renderApp({ environment, deployment });
      expect(environment.visited).toEqual([]);
      expect(dialog()).toBeInTheDocument();
    },
  );

  test('a return with an error shows the error and does not redirect again; a return without consent asks first', async () => {
    const failed = await renderApp({
      environment: testEnvironment({ address: '/?tenant_id=campus-7&error=access_denied' }),
      deployment,
    });
    expect(failed.environment.visited).toEqual([]);
    expect(
      screen.getByText(
        'The login was canceled or refused on the other page. Try again or choose another way to log in.',
      ),
    ).toBeVisible();
    failed.stop();
    failed.unmount();
    const environment = testEnvironment({ address: '/?tenant_id=campus-7&isThirdLogin=uniportal' });
    document.cookie = 'access_token=from-campus; Path=/';
    const back = await renderApp({ environment, deployment });
    expect(localStorage.getItem('access_token')).toBeNull();
    await passTime(500);
    await back.user.click(screen.getByRole('button', { name: 'OK' }));
    await passTime(20);
    expect(localStorage.getItem('access_token')).toBe('from-campus');
    expect(environment.visited).toEqual([]);
  });
});

import { screen, act } from '@testing-library/react';
import { OAUTH2, scriptAcademy } from '#testing/network/academies.ts';
import { passTime, renderApp, restorePage } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { openSignInPage } from '#testing/pages/signInPage.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';
import { openThirdPartyPage } from '#testing/pages/thirdPartyPage.ts';
import { startStore } from '#testing/render/startStore.ts';
import { selectDialogOpen } from '../../parts/dialogSlice';

const dialog = () => screen.queryByRole('dialog');

describe('on arrival', () => {
  type Answers = Parameters<typeof scriptAcademy>[1];
  /**
   * Opens a page in this tab. `reloaded` keeps the storage of the tab's earlier pages, `after` delays
   * the configuration.
   */
  async function arrive(
    answers: Answers,
    { address = '/login/index', reloaded = false, wait = 20, after = 0 } = {},
  ) {
    const service = scriptAcademy(new ScriptedService(), answers);
    if (after > 0)
      service.script('getAcademyConfig', reply.after(after, service.replyTo('getAcademyConfig')));
    const page = await openSignInPage({
      service,
      environment: testEnvironment({ address, reloaded }),
    });
    await passTime(wait);
    return { ...page, leave: () => (page.stop(), page.unmount()) };
  }
  describe('the login methods of the academy decide what the sign-in page does', () => {
    test.each([
      ['4', OAUTH2.authorizeServiceUrl],
      ['3', '/api/auth/open/third/uniportal/authorization_code'],
      ['2', '/api/auth/open/third/hw/authorization_code'],
    ])('%s alone redirects to %s', async (loginMethod, href) => {
      const page = await arrive({ loginMethod });
      expect(page.environment.visited).toHaveLength(1);
      expect(page.environment.visited[0]?.split('?')[0]).toBe(href);
      expect(screen.getByText('Taking you to the login page…')).toBeVisible();
    });

    test.each(['/login/index/', '/LOGIN/Index', '/campus/login/index'])(
      '%s is the sign-in page too',
      async (address) => {
        const page = await arrive({ loginMethod: '1&2&3' }, { address });
        expect(dialog()).toBeInTheDocument();
        page.leave();
        expect((await arrive({ loginMethod: '3' }, { address })).environment.visited).toHaveLength(
          1,
        );
      },
    );

    test.each(['2&3', ['4']])('%j shows the login page', async (loginMethod) => {
      const page = await arrive({ loginMethod });
      expect(page.environment.visited).toEqual([]);
      expect(dialog()).toBeInTheDocument();
      expect(page.notices()).toEqual([]);
    });

    test('the home page does not redirect', async () => {
      const page = await arrive({ loginMethod: '4' }, { address: '/' });
      expect(page.environment.visited).toEqual([]);
      expect(dialog()).not.toBeInTheDocument();
    });
  });
  describe('at most one automatic redirect per tab and minute', () => {
    test('a redirect that returns at once shows the login page, a message and a way to continue (loop)', async () => {
      (await arrive({ loginMethod: '4' })).leave();
      const again = await arrive({ loginMethod: '4' }, { reloaded: true });
      expect(again.environment.visited).toEqual([]);
      expect(again.notices()).toEqual([
        'You haven’t logged in yet. Choose a way to log in to continue.',
      ]);
      await again.agree();
      await again.user.click(screen.getByRole('button', { name: 'Enterprise account' }));
      await passTime(0);
      expect(again.environment.visited).toEqual(['/login/index?sxz-lang=en_US&loginMode=3']);
      again.leave();
      // A click always redirects, however soon it comes.
      const byClick = await arrive(
        { loginMethod: '4' },
        { address: again.environment.visited[0] ?? '', reloaded: true },
      );
      expect(byClick.environment.visited[0]).toContain(OAUTH2.authorizeServiceUrl);
    });

    test('shows an error of the provider instead of redirecting again', async () => {
      const page = await arrive({ loginMethod: '4' });
      page.leave();
      const state = new URL(page.environment.visited[0] ?? '').searchParams.get('state');
      const back = await arrive(
        { loginMethod: '4' },
        { address: `/?error=access_denied&state=${state}`, reloaded: true },
      );
      expect(back.environment.visited).toEqual([]);
      expect(back.notices()).toEqual([
        'The login was canceled or refused on the other page. Try again or choose another way to log in.',
      ]);
      expect(back.environment.address().path).toBe('/login/index');
      expect(screen.getByRole('button', { name: 'Enterprise account' })).toBeVisible();
    });

    test('redirects again a minute later', async () => {
      (await arrive({ loginMethod: '3' })).leave();
      await passTime(59_000);
      const soon = await arrive({ loginMethod: '3' }, { reloaded: true });
      expect(soon.environment.visited).toEqual([]);
      soon.leave();
      await passTime(1_000);
      expect(
        (await arrive({ loginMethod: '3' }, { reloaded: true })).environment.visited,
      ).toHaveLength(1);
    });
  });
  describe('loginMode=3', () => {
    const address = '/login/index?loginMode=3&sxz-lang=en_US';

    test('shows the login page and a message when the enterprise account is for other domains', async () => {
      const page = await arrive({ loginMethod: '1&4', master: 'other.example' }, { address });
      expect(page.environment.visited).toEqual([]);
      expect(page.notices()).toEqual([
        'You can’t log in with an enterprise account here. Choose another way to log in.',
      ]);
      expect(page.phone()).toBeVisible();
    });

    test.each([0, 3000])(
      'a dialog closed while the target is determined does not redirect; reopened %i ms later it shows its forms',
      async (later) => {
        const page = await arrive({ loginMethod: '1&4' }, { address, after: 2000 });
        expect(screen.getByText('Taking you to the login page…')).toBeVisible();
        await page.close();
        await passTime(later);
        await page.user.click(screen.getByRole('button', { name: 'Log in' }));
        expect(page.phone()).toBeVisible();
        await passTime(3000);
        expect(page.environment.visited).toEqual([]);
        expect(page.phone()).toBeVisible();
      },
    );
  });
});

describe('back and forward', () => {
  const ALL = { loginMethod: '1&2&3&4' };
  const CAME_BACK = 'You haven’t logged in yet. Choose a way to log in to continue.';
  describe('a page reached by Back or Forward does not redirect', () => {
    test.each(['4', '3', '2'])('when %s is the only login method', async (loginMethod) => {
      const page = await openThirdPartyPage({ loginMethod }, '/login/index', {
        environment: testEnvironment({ address: '/login/index', revisited: true }),
      });
      expect(page.environment.visited).toEqual([]);
      expect(page.notices()).toEqual([CAME_BACK]);
      expect(dialog()).toBeVisible();
    });

    test('when the academy has an external sign-in page', async () => {
      const deployment = {
        alternateTenant: { tenantId: 'campus-7', signInUrl: 'https://campus.example/login' },
      };
      const environment = testEnvironment({
        address: '/login/index?tenant_id=campus-7',
        revisited: true,
      });
      const page = await renderApp({ environment, deployment });
      await passTime(20);
      expect(environment.visited).toEqual([]);
      await page.user.click(screen.getByRole('button', { name: 'Log in' }));
      await passTime(0);
      expect(environment.visited).toHaveLength(1);
    });

    test('when a signed-in user has a return address', async () => {
      const environment = testEnvironment({
        address: '/login/index?redirect=%2Fme',
        revisited: true,
      });
      localStorage.setItem('access_token', 'earlier');
      await renderApp({ environment });
      await passTime(20);
      expect(environment.visited).toEqual([]);
    });

    test('when the page came from the back/forward cache and another tab has signed in since', async () => {
      const environment = testEnvironment({ address: '/login/index?redirect=%2Fme' });
      await renderApp({ environment });
      await passTime(20);
      expect(dialog()).toBeVisible();
      localStorage.setItem('access_token', 'of another tab');
      await restorePage();
      await passTime(20);
      expect(dialog()).not.toBeInTheDocument();
      expect(environment.visited).toEqual([]);
    });

    test('when the page went into the back/forward cache while determining the target', async () => {
      const service = scriptAcademy(new ScriptedService(), { loginMethod: '3' });
      service.script('getAcademyConfig', reply.after(2000, service.replyTo('getAcademyConfig')));
      const page = await openSignInPage({
        service,
        environment: testEnvironment({ address: '/login/index' }),
      });
      await restorePage();
      await passTime(2020);
      expect(page.environment.visited).toEqual([]);
      expect(dialog()).toBeVisible();
    });
  });
  test('a click on a page reached by Back redirects, also through the intermediate page', async () => {
    const page = await openThirdPartyPage(ALL, '/login/index', {
      environment: testEnvironment({ address: '/login/index', revisited: true }),
    });
    await page.agree();
    await page.choose('Enterprise account');
    page.leave();
    const between = await openThirdPartyPage(ALL, page.environment.visited[0], { reloaded: true });
    expect(between.environment.visited[0]).toContain(OAUTH2.authorizeServiceUrl);
  });
});

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
      expect(selectDialogOpen(store.getState())).toBe(false);
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

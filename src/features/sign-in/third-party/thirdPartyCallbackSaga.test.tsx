import { act, screen } from '@testing-library/react';
import { OAUTH2 } from '#testing/network/academies.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';
import { answer, comeBack, openThirdPartyPage } from '#testing/pages/thirdPartyPage.ts';

describe('thirdPartyCallbackSaga', () => {
  /** Opens a crafted address in a browser without remembered attempts. */
  function arrive(address: string, token?: string) {
    testEnvironment();
    return comeBack({}, address, token);
  }
  test('the enterprise account redirects through our intermediate page to the provider, with a state of this browser', async () => {
    const page = await openThirdPartyPage({ loginMethod: '1&4' }, '/login/index?redirect=%2Fme');
    await page.agree();
    await page.choose('Enterprise account');
    const [enterprise = ''] = page.environment.visited;
    expect(enterprise).toBe('/login/index?sxz-lang=en_US&loginMode=3&redirect=%2Fme');
    page.leave();

    const next = await openThirdPartyPage({ loginMethod: '1&4' }, enterprise, { reloaded: true });
    expect(screen.getByText('Taking you to the login page…')).toBeVisible();
    const url = new URL(next.environment.visited[0] ?? '');
    expect(url.origin + url.pathname).toBe(OAUTH2.authorizeServiceUrl);
    const state = url.searchParams.get('state') ?? '';
    expect(localStorage.getItem('oath2schoolId')).toBe('S1');
    next.leave();

    const back = await comeBack(
      { loginMethod: '1&4' },
      `/?isThirdLogin=enterpirseOauth2&state=${state}`,
      'token-of-idp',
    );
    expect(back.service.count('signLatestAgreement')).toBe(1);
    expect(localStorage.getItem('access_token')).toBe('token-of-idp');
    expect(localStorage.getItem('lastestLoginType')).toBe('enterpirseOauth2');
    expect(back.environment.visited).toEqual(['/me']);
  });
  test.each([
    ['uniportal', 'Uniportal account', 'uniportal'],
    ['hw', 'HW ID', 'hw'],
    ['hw', 'Provider account', 'provider'],
  ])(
    'a return with isThirdLogin=%s after choosing %s signs in and stores the login type %s',
    async (isThirdLogin, name, kept) => {
      const page = await openThirdPartyPage({});
      await page.agree();
      await page.choose(name);
      page.leave();
      const back = await comeBack(
        {},
        `/login/index?isThirdLogin=${isThirdLogin}`,
        'token-of-portal',
      );
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: '李雷' })).toBeInTheDocument();
      expect(back.service.last('getProfile').headers.get('authorization')).toBe(
        'Bearer token-of-portal',
      );
      expect(localStorage.getItem('lastestLoginType')).toBe(kept);
      expect(back.environment.address().query).toBe('');
      expect(back.environment.reloads).toBe(0);
      expect(back.notices()).toEqual([]);
    },
  );
  describe('no one is signed in without consent', () => {
    test('a return without a remembered attempt asks first; OK continues', async () => {
      const page = await arrive('/?isThirdLogin=uniportal', 'token-of-portal');
      expect(localStorage.getItem('access_token')).toBeNull();
      await answer(page, 'OK');
      expect(localStorage.getItem('access_token')).toBe('token-of-portal');
    });

    test('Cancel leaves no session behind, not even the cookie', async () => {
      const page = await arrive('/?isThirdLogin=uniportal', 'token-of-portal');
      await answer(page, 'Cancel');
      expect(document.cookie).not.toContain('access_token');
      expect(screen.getByRole('dialog')).toBeInTheDocument();
    });

    test.each([
      ['goes to the page that the user left from', { returnTo: '/me' }, ['/me']],
      ['stays', {}, []],
    ])('a sign-in in another tab closes the question, and %s', async (_goal, wish, visited) => {
      testEnvironment();
      localStorage.setItem(
        'thirdPartyAttempts',
        JSON.stringify([{ way: 'portal', at: Date.now(), agreed: false, page: '/', ...wish }]),
      );
      const page = await comeBack({}, '/?isThirdLogin=uniportal', 'token-of-portal');
      expect(screen.getByRole('alertdialog')).toBeInTheDocument();
      act(() => page.environment.otherTab('access_token', 'token-of-tab'));
      await passTime(20);
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect([localStorage.getItem('access_token'), document.cookie]).toEqual([
        'token-of-tab',
        expect.stringContaining('access_token=token-of-tab'),
      ]);
      expect(page.environment.visited).toEqual(visited);
    });
  });
  describe('a return that cannot be trusted', () => {
    test.each([
      ['no state', '/?isThirdLogin=enterpirseOauth2'],
      [
        'a state that this browser never issued',
        '/?isThirdLogin=enterpirseOauth2&state=of-an-attacker',
      ],
      ['a code for the page', '/?isThirdLogin=uniportal&code=abc'],
    ])('with %s is refused: message, no session, a clean address', async (_goal, address) => {
      const page = await arrive(address, 'token-of-an-attacker');
      expect(page.notices()).toEqual(['We couldn’t verify the login. Log in again.']);
      expect(screen.getByRole('dialog')).toBeInTheDocument();
      expect(document.cookie).not.toContain('access_token');
      expect(localStorage.getItem('access_token')).toBeNull();
      expect(page.environment.address().query).toBe('');
      expect(page.environment.beacons).toHaveLength(1);
    });

    test('opening the same return twice does nothing the second time (state-replay)', async () => {
      const page = await openThirdPartyPage({});
      await page.agree();
      await page.choose('Uniportal account');
      page.leave();
      const first = await comeBack({}, '/?isThirdLogin=uniportal', 'token-of-portal');
      first.leave();
      const second = await comeBack({}, '/?isThirdLogin=uniportal', 'token-of-portal');
      expect(second.service.count('signLatestAgreement')).toBe(0);
      expect(second.notices()).toEqual([]);
      expect(screen.getByRole('button', { name: '李雷' })).toBeInTheDocument();
    });
  });
  test.each([
    [
      'access_denied',
      'The login was canceled or refused on the other page. Try again or choose another way to log in.',
      0,
    ],
    [
      'account_pending',
      'This account is pending deregistration. Log in with a verification code to restore it.',
      0,
    ],
    [
      'server_error',
      'The login on the other page didn’t go through. Try again or choose another way to log in.',
      1,
    ],
  ])('shows the provider’s error %s on the login page', async (error, words, reports) => {
    const page = await arrive(`/?error=${error}&error_description=%3Cb%3Eevil%3C%2Fb%3E`);
    expect(page.notices()).toEqual([words]);
    expect(screen.queryByText(/evil/)).not.toBeInTheDocument();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(page.environment.beacons).toHaveLength(reports);
  });
  test.each([
    '/?error=404',
    '/?error=access_denied&error=x',
    '/?code=1',
    '/?state=1',
    '/?isThirdLogin=constructor',
  ])('leaves an address alone that only looks like a return: %s', async (address) => {
    const page = await arrive(address);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(page.notices()).toEqual([]);
    expect(page.environment.address().query).toBe(address.slice(1));
  });
  describe('a token that the service refuses', () => {
    const worthless = () =>
      new ScriptedService().script(
        'getProfile',
        reply.json(401, { code: '401', message: '', data: null }),
      );

    test('leaves nothing behind, shows a message and is reported once', async () => {
      testEnvironment();
      const page = await comeBack({}, '/?isThirdLogin=uniportal', 'worn-out', worthless());
      expect(page.notices()).toEqual([
        'The login on the other page didn’t go through. Try again or choose another way to log in.',
      ]);
      expect(localStorage.getItem('access_token')).toBeNull();
      expect(page.environment.beacons.map(({ report }) => report)).toMatchObject([
        { code: '0010005', step: 'profile' },
      ]);
    });
  });
});

describe('notices', () => {
  const FAILED =
    'The login on the other page didn’t go through. Try again or choose another way to log in.';
  const UNAVAILABLE =
    'You can’t log in with an enterprise account here. Choose another way to log in.';
  /** Opens a page in a browser where the user last chose this mode of the dialog. */
  function open(loginMode: string, loginMethod: string, address: string) {
    const environment = testEnvironment({ address });
    localStorage.setItem('loginMode', loginMode);
    return openThirdPartyPage({ loginMethod }, address, { environment });
  }
  test.each([
    ['in QR mode', '2', '1&2&3'],
    ['beside the code form', '1', '1&2&3'],
    ['above third-party accounts only', '1', '2&3'],
  ])(
    'a failed return shows its message and support details %s',
    async (_where, loginMode, loginMethod) => {
      const page = await open(loginMode, loginMethod, '/?error=server_error');
      expect(page.notices()).toEqual([FAILED]);
      await page.user.click(screen.getByRole('button', { name: 'Details' }));
      expect(screen.getByText(/^Diagnostic details: 0010005/)).toBeVisible();
    },
  );
  test.each([
    [
      '3',
      'This account is pending deregistration. To restore it, contact your academy’s administrator.',
    ],
    [
      '1&3',
      'This account is pending deregistration. Log in with a verification code to restore it.',
    ],
  ])(
    'academy %s says how an account that is pending deregistration is restored',
    async (methods, text) => {
      const page = await open('1', methods, '/?error=account_pending');
      expect(page.notices()).toEqual([text]);
    },
  );
  test('shows in QR mode too that an enterprise account is not available', async () => {
    const page = await open('2', '1&2&3', '/login/index?loginMode=3');
    expect(page.notices()).toEqual([UNAVAILABLE]);
  });
});

describe('consent', () => {
  /** Opens a return from the portal without earlier consent. */
  function arrive() {
    testEnvironment();
    return comeBack({}, '/?isThirdLogin=uniportal', 'token-of-portal');
  }
  test('consent counts for this user only: the next person to sign in on the page is asked again', async () => {
    const page = await arrive();
    await answer(page, 'OK');
    act(() => page.environment.otherTab('access_token', null));
    await page.choose('Log in');
    expect(page.agreementBox()).not.toBeChecked();
  });
  test('a login event during the question opens no dialog over it', async () => {
    const page = await arrive();
    act(() => page.environment.emit('login-dialog', {}));
    await passTime(0);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await answer(page, 'Cancel');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});

import { act, fireEvent, screen, within } from '@testing-library/react';
import { OAUTH2, scriptAcademy } from '../../../testing/academies';
import { passTime } from '../../../testing/renderApp';
import { reply, ScriptedService } from '../../../testing/scriptedFetch';
import { openSignInPage } from '../../../testing/signInPage';
import { testEnvironment } from '../../../testing/testEnvironment';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const LOGIN = '/login/index';

type Answers = Parameters<typeof scriptAcademy>[1];
type Options = NonNullable<Parameters<typeof openSignInPage>[0]>;

async function open(answers: Answers, address = LOGIN, options: Options = {}, reloaded = false) {
  const service = scriptAcademy(new ScriptedService(), answers);
  const environment = options.environment ?? testEnvironment({ address, reloaded });
  const page = await openSignInPage({ ...options, service, environment });
  await passTime(20);
  return {
    ...page,
    choose: async (name: string) => {
      await page.user.click(screen.getByRole('button', { name }));
      await passTime(0);
    },
  };
}

const ok = () => within(screen.getByRole('alertdialog')).getByRole('button', { name: 'OK' });

/** The next page of the same browser: storage stays, the address is where the foreign page led. */
function comeBack(answers: Answers, address: string, token?: string) {
  if (token !== undefined) document.cookie = `access_token=${token}; Path=/`;
  return open(answers, address, {}, true);
}

test.each([
  ['Uniportal account', '/api/auth/open/third/uniportal/authorization_code'],
  ['Provider account', '/api/auth/open/third/provider/authorization_code'],
  ['HW ID', '/api/auth/open/third/hw/authorization_code'],
])('%s leaves for %s once the agreement is accepted', async (name, path) => {
  const page = await open({}, '/login/index?tenant_id=all');
  await page.choose(name);
  expect(page.environment.visited).toEqual([]);
  await page.user.click(ok());
  await passTime(0);
  const target = encodeURIComponent('http://localhost/login/index?tenant_id=all');
  expect(page.environment.visited).toEqual([`${path}?sxz-lang=en_US&targetUrl=${target}`]);
  expect(screen.getByRole('button', { name })).toHaveAttribute('aria-busy', 'true');
});

test('two clicks leave once, with one attempt to come back by (click-31)', async () => {
  const page = await open({});
  await page.agree();
  const button = screen.getByRole('button', { name: 'Uniportal account' });
  act(() => {
    fireEvent.click(button);
    fireEvent.click(button);
  });
  await passTime(0);
  expect(page.environment.visited).toHaveLength(1);
  expect(JSON.parse(localStorage.getItem('thirdPartyAttempts') ?? '')).toHaveLength(1);
});

test('a browser that never leaves gives the button back', async () => {
  const page = await open({});
  await page.agree();
  await page.choose('Provider account');
  await passTime(15_000);
  expect(screen.getByRole('button', { name: 'Provider account' })).not.toHaveAttribute('aria-busy');
  await page.choose('Provider account');
  expect(page.environment.visited).toHaveLength(2);
});

test('a page that the browser kept aside while the visitor was away can be left again at once', async () => {
  const page = await open({});
  await page.agree();
  await page.choose('Provider account');
  await act(async () => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  await page.choose('Uniportal account');
  expect(page.environment.visited).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Uniportal account' })).toHaveAttribute('aria-busy', 'true');
});

test('says that cookies are needed where the browser keeps nothing', async () => {
  const page = await open({}, LOGIN, { environment: testEnvironment({ address: LOGIN, blocked: true }) });
  await page.agree();
  await page.choose('Uniportal account');
  expect(page.environment.visited).toEqual([]);
  expect(page.notices()).toContainEqual(expect.stringContaining('needs cookies'));
});

test('the enterprise account leads over its own page to the provider, with a state of this browser', async () => {
  const page = await open({ loginMethod: '1&4' }, '/login/index?redirect=%2Fme');
  await page.agree();
  await page.choose('Enterprise account');
  const [enterprise = ''] = page.environment.visited;
  expect(enterprise).toBe('/login/index?sxz-lang=en_US&loginMode=3&redirect=%2Fme');
  page.stop();
  page.unmount();

  const next = await open({ loginMethod: '1&4' }, enterprise, {}, true);
  expect(screen.getByText('Taking you to the login page…')).toBeVisible();
  const url = new URL(next.environment.visited[0] ?? '');
  expect(url.origin + url.pathname).toBe(OAUTH2.authorizeServiceUrl);
  const state = url.searchParams.get('state') ?? '';
  expect(localStorage.getItem('oath2schoolId')).toBe('S1');
  next.stop();
  next.unmount();

  const back = await comeBack({ loginMethod: '1&4' }, `/?isThirdLogin=enterpirseOauth2&state=${state}`, 'token-of-idp');
  expect(back.service.count('signLatestAgreement')).toBe(1);
  expect(localStorage.getItem('access_token')).toBe('token-of-idp');
  expect(localStorage.getItem('lastestLoginType')).toBe('enterpirseOauth2');
  expect(back.environment.visited).toEqual(['/me']);
});

test.each([
  ['uniportal', 'Uniportal account', 'uniportal'],
  ['hw', 'HW ID', 'hw'],
  ['hw', 'Provider account', 'provider'],
])('a return with isThirdLogin=%s after choosing %s signs in and keeps the login type %s', async (isThirdLogin, name, kept) => {
  const page = await open({});
  await page.agree();
  await page.choose(name);
  page.stop();
  page.unmount();
  const back = await comeBack({}, `/login/index?isThirdLogin=${isThirdLogin}`, 'token-of-portal');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '李雷' })).toBeInTheDocument();
  expect(back.service.last('getProfile').headers.get('authorization')).toBe('Bearer token-of-portal');
  expect(localStorage.getItem('lastestLoginType')).toBe(kept);
  expect(back.environment.address().query).toBe('');
  expect(back.environment.reloads).toBe(0);
  expect(back.notices()).toEqual([]);
});

describe('nobody is signed in without having agreed', () => {
  test('a return that this page did not send away asks first; OK goes on', async () => {
    const page = await comeBack(...fresh(), '/?isThirdLogin=uniportal', 'token-of-portal');
    expect(page.service.count('getProfile')).toBe(0);
    expect(localStorage.getItem('access_token')).toBeNull();
    await page.user.click(ok());
    await passTime(20);
    expect(localStorage.getItem('access_token')).toBe('token-of-portal');
  });

  test('Cancel leaves no session behind, not even the cookie', async () => {
    const page = await comeBack(...fresh(), '/?isThirdLogin=uniportal', 'token-of-portal');
    await page.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    await passTime(0);
    expect(page.service.count('getProfile')).toBe(0);
    expect(document.cookie).not.toContain('access_token');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});

function fresh(): [Answers] {
  testEnvironment();
  return [{}];
}

describe('a return that cannot be trusted', () => {
  test.each([
    ['no state', '/?isThirdLogin=enterpirseOauth2'],
    ['a state that this browser never gave away', '/?isThirdLogin=enterpirseOauth2&state=of-an-attacker'],
    ['a code for the page', '/?isThirdLogin=uniportal&code=abc'],
  ])('with %s is refused: message, no session, a clean address', async (_goal, address) => {
    const page = await comeBack(...fresh(), address, 'token-of-an-attacker');
    expect(page.notices()).toEqual(['The login could not be verified. Please start again here']);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(document.cookie).not.toContain('access_token');
    expect(localStorage.getItem('access_token')).toBeNull();
    expect(page.environment.address().query).toBe('');
    expect(page.environment.beacons).toHaveLength(1);
  });

  test('does not change who is signed in', async () => {
    const environment = testEnvironment({ address: '/?isThirdLogin=uniportal' });
    localStorage.setItem('access_token', 'my-token');
    document.cookie = 'access_token=token-of-an-attacker; Path=/';
    const page = await open({}, LOGIN, { environment });
    expect(localStorage.getItem('access_token')).toBe('my-token');
    expect(document.cookie).toContain('access_token=my-token');
    expect(page.notices()).toHaveLength(1);
  });

  test('the same return opened twice does nothing the second time (state-replay)', async () => {
    const page = await open({});
    await page.agree();
    await page.choose('Uniportal account');
    page.stop();
    page.unmount();
    const first = await comeBack({}, '/?isThirdLogin=uniportal', 'token-of-portal');
    first.stop();
    first.unmount();
    const second = await comeBack({}, '/?isThirdLogin=uniportal', 'token-of-portal');
    expect(second.service.count('signLatestAgreement')).toBe(0);
    expect(second.notices()).toEqual([]);
    expect(screen.getByRole('button', { name: '李雷' })).toBeInTheDocument();
  });
});

test.each([
  ['access_denied', 'You cancelled the login. You can try again or choose another way', 0],
  ['account_pending', 'This account is pending deregistration. Log in with a verification code to restore it', 1],
  ['server_error', 'The login on the other page did not succeed. Please try again or choose another way', 1],
])('the provider’s error %s is said on the login page', async (error, words, reports) => {
  const page = await comeBack(...fresh(), `/?error=${error}&error_description=%3Cb%3Eevil%3C%2Fb%3E`);
  expect(page.notices()).toEqual([words]);
  expect(screen.queryByText(/evil/)).not.toBeInTheDocument();
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(page.environment.beacons).toHaveLength(reports);
});

test.each(['/?error=404', '/?error=access_denied&error=x', '/?code=1', '/?state=1', '/?isThirdLogin=constructor'])(
  'an address that only looks like a return is left alone: %s',
  async (address) => {
    const page = await comeBack(...fresh(), address);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(page.notices()).toEqual([]);
    expect(page.environment.address().query).toBe(address.slice(1));
  },
);

test('a refused token of a return leaves nothing behind and says so', async () => {
  testEnvironment();
  document.cookie = 'access_token=worn-out; Path=/';
  const service = scriptAcademy(new ScriptedService(), {}).script('getProfile', reply.json(401, { code: '401', message: '', data: null }));
  const environment = testEnvironment({ address: '/?isThirdLogin=uniportal', reloaded: true });
  const page = await openSignInPage({ service, environment });
  await passTime(20);
  await page.user.click(ok());
  await passTime(20);
  expect(page.notices()).toEqual(['The login on the other page did not succeed. Please try again or choose another way']);
  expect(localStorage.getItem('access_token')).toBeNull();
});

import { act, screen, within } from '@testing-library/react';
import { passTime, restorePage } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';
import {
  answer,
  comeBack,
  cookie,
  openThirdPartyPage,
  question,
  RETURN,
  signedInBrowser,
  storeSession,
} from '#testing/pages/thirdPartyPage.ts';
import { PHONE_NUMBER, fillIn } from '#testing/pages/signInPage.ts';
import type { ThirdPartyPage } from '#testing/pages/thirdPartyPage.ts';
import { signOutRequested } from '#shared/session/sessionSlice.ts';

const REFUSED = reply.json(401, { code: '401', message: '', data: null });

describe('the question before a sign-in that no one asked for', () => {
  const profileOf = (data: unknown) => new ScriptedService().script('getProfile', reply.data(data));

  /** A crafted link to a browser without a session. */
  async function arrive(service: ScriptedService) {
    testEnvironment();
    const page = await comeBack({}, RETURN, 'planted', service);
    await passTime(20);
    return page;
  }

  test.each([
    [{ realName: '韩梅梅', email: 'han@x.example' }, /^Log in as 韩梅梅 h\*{4}n@x.example ?\?$/],
    [{ realName: ' ', mobile: '13800000001' }, /^Log in as 138 \*{4} 0001 ?\?$/],
    [{}, /^Log in with the account from the other page\?$/],
  ])('says whom the profile names: %j', async (profile, name) => {
    const { service } = await arrive(profileOf(profile));
    expect(screen.getByRole('alertdialog', { name })).toBeInTheDocument();
    expect(service.last('getProfile').headers.get('authorization')).toBe('Bearer planted');
    expect(localStorage.getItem('access_token')).toBeNull();
  });

  test('tells two accounts of one name apart', async () => {
    const environment = signedInBrowser('planted');
    const service = new ScriptedService().script(
      'getProfile',
      reply.data({ realName: '李雷', mobile: '13800000001' }),
      reply.data({ realName: '李雷', email: 'lei@evil.example' }),
    );
    await openThirdPartyPage({}, undefined, { environment, service });
    expect(screen.getByRole('alertdialog', { name: /^Log in as 李雷 l\*{4}i@evil/ })).toBeVisible();
    expect(question()).toHaveTextContent('You’re logged in as 李雷 138 **** 0001.');
    expect(question()).toHaveTextContent('The account from the other page has the same name');
  });

  test.each([
    ['shown', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['focused', () => window.dispatchEvent(new Event('focus'))],
    [
      'restored',
      () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    ],
  ])('takes no answer in the half second after its page is %s', async (_, see) => {
    const page = await arrive(profileOf({ realName: '韩梅梅' }));
    const ok = () => within(question()!).getByRole('button', { name: 'OK' });
    await passTime(60_000);
    act(() => void see());
    await passTime(480);
    await page.user.click(ok());
    await passTime(19);
    expect(localStorage.getItem('access_token')).toBeNull();
    await passTime(1);
    await page.user.click(ok());
    await passTime(20);
    expect(localStorage.getItem('access_token')).toBe('planted');
  });

  test('does not wait long for the profile', async () => {
    await arrive(new ScriptedService().script('getProfile', reply.after(60_000, reply.data({}))));
    expect(question()).not.toBeInTheDocument();
    await passTime(3000);
    expect(question()).toHaveTextContent('Log in with the account from the other page?');
  });

  test('is not asked for a token that the service refuses; the session stays', async () => {
    const environment = signedInBrowser('worthless');
    const service = new ScriptedService().script('getProfile', reply.data({}), REFUSED);
    const page = await openThirdPartyPage({}, undefined, { environment, service });
    expect(question()).not.toBeInTheDocument();
    expect(page.notices()).toHaveLength(1);
    expect([localStorage.getItem('access_token'), cookie()]).toEqual(['mine', 'mine']);
  });

  test('has the focus on its text and takes no answer in the first half second', async () => {
    const page = await arrive(profileOf({ realName: '韩梅梅' }));
    expect(document.activeElement).toHaveTextContent(/By selecting OK/);
    const ok = () => within(screen.getByRole('alertdialog')).getByRole('button', { name: 'OK' });
    await page.user.keyboard('{Enter}{Escape}');
    await page.user.click(ok());
    await passTime(400);
    await page.user.click(ok());
    expect(question()).toBeInTheDocument();
    expect(localStorage.getItem('access_token')).toBeNull();
    await passTime(100);
    await page.user.click(ok());
    await passTime(20);
    expect(localStorage.getItem('access_token')).toBe('planted');
  });

  test('takes no OK that was meant for a question of the form, which it replaces', async () => {
    const service = new ScriptedService().script(
      'getProfile',
      reply.after(2000, reply.data({ realName: '韩梅梅' })),
    );
    const page = await arrive(service);
    await page.user.click(screen.getByRole('button', { name: 'Log in' }));
    await passTime(20);
    await page.user.type(page.phone(), PHONE_NUMBER);
    await page.askForCode();
    await passTime(1960);
    expect(question()).toHaveTextContent('Log in as');
    await page.user.click(within(question()!).getByRole('button', { name: 'OK' }));
    await passTime(20);
    expect(localStorage.getItem('access_token')).toBeNull();
    await answer(page, 'OK');
    expect(localStorage.getItem('access_token')).toBe('planted');
    expect(service.count('getSliderChallenge')).toBe(0);
  });

  test('leaving the page removes the cookie at once', async () => {
    await arrive(profileOf({}));
    expect(cookie()).toBe('planted');
    window.dispatchEvent(new Event('pagehide'));
    expect(cookie()).toBeUndefined();
  });

  test('a session of another tab that replaces this tab’s closes it', async () => {
    const page = await openThirdPartyPage({}, undefined, {
      environment: signedInBrowser('planted'),
    });
    expect(question()).toBeInTheDocument();
    act(() => page.environment.otherTab('access_token', 'of-tab'));
    await passTime(20);
    expect(question()).not.toBeInTheDocument();
    expect(cookie()).toBe('of-tab');
  });
});

const ALL = { loginMethod: '1&2&3&4' };

/** The user agrees and leaves for an account. */
async function leaveFor(name = 'Uniportal account'): Promise<ThirdPartyPage> {
  const page = await openThirdPartyPage(ALL);
  await page.agree();
  await page.choose(name);
  return page;
}

/** What follows happens in another tab of this browser. */
const changeTab = () => sessionStorage.clear();

/** The user leaves for the portal; the rest happens in another tab. */
async function leaveInAnotherTab(): Promise<ThirdPartyPage> {
  (await leaveFor()).leave();
  changeTab();
  return openThirdPartyPage(ALL, '/login/index', { reloaded: true });
}

async function signInByCode(page: ThirdPartyPage): Promise<void> {
  await fillIn(page);
  await page.submit();
  await passTime(20);
}

const stored = () => [
  localStorage.getItem('access_token'),
  localStorage.getItem('realName'),
  localStorage.getItem('lastestLoginType'),
];

describe('what was allowed for one attempt in another tab ends', () => {
  test('with a sign-in by code: a later return asks, and changes nothing until it is answered', async () => {
    const page = await leaveInAnotherTab();
    await signInByCode(page);
    page.leave();
    const before = stored();
    const back = await comeBack({}, RETURN, 'of-another');
    expect(question()).toBeInTheDocument();
    expect(stored()).toEqual(before);
    await answer(back, 'Cancel');
    expect([stored(), cookie()]).toEqual([before, 'token-1']);
  });

  test('with a sign-in and a sign-out: the next person agrees first', async () => {
    const page = await leaveInAnotherTab();
    await signInByCode(page);
    act(() => void page.store.dispatch(signOutRequested()));
    page.leave();
    await comeBack({}, RETURN, 'of-another');
    expect(question()).toBeInTheDocument();
    expect(localStorage.getItem('access_token')).toBeNull();
  });

  test('with a session that has expired', async () => {
    const page = await leaveInAnotherTab();
    page.leave();
    localStorage.setItem('access_token', 'expired');
    const service = new ScriptedService().script('getProfile', REFUSED);
    (await openThirdPartyPage({}, '/', { reloaded: true, service })).leave();
    await comeBack({}, RETURN, 'of-another');
    expect(question()).toBeInTheDocument();
  });
});

test('a session asks also for a return that its user has agreed to', async () => {
  (await leaveFor()).leave();
  storeSession();
  const back = await comeBack({}, RETURN, 'of-another');
  expect(question()).toHaveTextContent('You’re logged in as 李雷.');
  expect(stored()).toEqual(['mine', '李雷', 'phone']);
  await answer(back, 'OK');
  expect([localStorage.getItem('access_token'), cookie()]).toEqual(['of-another', 'of-another']);
  expect(localStorage.getItem('lastestLoginType')).toBe('uniportal');
});

describe('consent and the right to return belong to the tab that left', () => {
  const visit = async (address: string) =>
    (await openThirdPartyPage(ALL, address, { reloaded: true })).leave();
  /** The page that redirects to the enterprise account, and the state of its redirect. */
  const stateOf = async (address: string) => {
    const { environment, leave } = await openThirdPartyPage(ALL, address, { reloaded: true });
    leave();
    return new URL(environment.visited[0] ?? '', location.origin).searchParams.get('state');
  };
  const leaveForEnterprise = async () => {
    const page = await leaveFor('Enterprise account');
    page.leave();
    return page.environment.visited[0] ?? '';
  };
  const returnFromEnterprise = (state: string | null) =>
    comeBack(ALL, `/?isThirdLogin=enterpirseOauth2&state=${state}`, 'of-another');

  test.each<[string, (page: ThirdPartyPage) => unknown]>([
    ['in another tab', changeTab],
    ['after a page of ours in this tab', () => visit('/')],
    ['after a crafted return in this tab', () => visit('/?error=access_denied')],
    ['after Back to the page in the browser’s cache', restorePage],
    ['after the dialog was closed', (page) => page.close()],
    ['after a redirect that did not happen', () => passTime(15_000)],
  ])('a return asks %s', async (_, giveUp) => {
    const page = await leaveFor();
    await giveUp(page);
    page.leave();
    await comeBack(ALL, RETURN, 'of-another');
    expect(question()).toBeInTheDocument();
    expect(localStorage.getItem('access_token')).toBeNull();
  });

  test('a return from the enterprise account asks in another tab', async () => {
    const state = await stateOf(await leaveForEnterprise());
    changeTab();
    await returnFromEnterprise(state);
    expect(question()).toBeInTheDocument();
  });

  test('the state of the enterprise account ends with Back to the page that redirected', async () => {
    const between = await leaveForEnterprise();
    const state = await stateOf(between);
    await visit(between);
    const page = await returnFromEnterprise(state);
    expect(page.notices()).toEqual(['We couldn’t verify the login. Log in again.']);
  });

  test.each<[string, () => unknown]>([
    ['in another tab', changeTab],
    ['after a page of ours in this tab', () => visit('/')],
  ])('a click on the enterprise account gives no consent %s', async (_, giveUp) => {
    const between = await leaveForEnterprise();
    await giveUp();
    // The minute of the click.
    sessionStorage.removeItem('automaticRedirectAt');
    await returnFromEnterprise(await stateOf(between));
    expect(question()).toBeInTheDocument();
  });
});

describe('a page without a return compares the cookie with the session', () => {
  test('a session takes its cookie back', async () => {
    await openThirdPartyPage({}, '/', { environment: signedInBrowser('planted', '/') });
    expect([localStorage.getItem('access_token'), cookie()]).toEqual(['mine', 'mine']);
  });

  test('without a session the cookie goes', async () => {
    testEnvironment();
    await comeBack({}, '/', 'planted');
    expect([localStorage.getItem('access_token'), cookie()]).toEqual([null, undefined]);
  });
});

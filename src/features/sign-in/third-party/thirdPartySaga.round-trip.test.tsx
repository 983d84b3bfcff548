import { act } from '@testing-library/react';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { CODE, PHONE_NUMBER } from '#testing/pages/signInPage.ts';
import { answer, comeBack, openThirdPartyPage } from '#testing/pages/thirdPartyPage.ts';
import type { ThirdPartyPage } from '#testing/pages/thirdPartyPage.ts';

const REFUSED = reply.json(401, { code: '401', message: '', data: null });
/** Acceptable, but longer than an address may be once it is encoded. */
const LONG_ADDRESS = `/${'数'.repeat(230)}`;

/** A page sends a user with a return address to sign in, and the user leaves for the portal. */
async function leaveFor(redirect: string): Promise<void> {
  const page = await openThirdPartyPage({}, '/?tenant_id=t1');
  act(() => page.environment.emit('login-dialog', { redirect }));
  await passTime(20);
  await page.agree();
  await page.choose('Uniportal account');
  expect(page.environment.visited).toHaveLength(1);
  page.leave();
}

/** Returns from an automatic redirect, which did not ask for consent. */
async function returnFromAutomaticRedirect(): Promise<ThirdPartyPage> {
  const answers = { loginMethod: '1&4' };
  const page = await openThirdPartyPage(
    answers,
    `/login/index?tenant_id=t1&loginMode=3&redirect=${encodeURIComponent(LONG_ADDRESS)}`,
  );
  const state = new URL(page.environment.visited[0] ?? '').searchParams.get('state') ?? '';
  page.leave();
  return comeBack(answers, `/?isThirdLogin=enterpirseOauth2&state=${state}`, 'token-of-idp');
}

async function signInByCode(page: ThirdPartyPage): Promise<void> {
  await page.agree();
  await page.user.type(page.phone(), PHONE_NUMBER);
  await page.askForCode();
  await page.user.type(page.code(), CODE);
  await page.submit();
  await passTime(20);
}

describe('the return address survives', () => {
  test('a canceled third-party sign-in', async () => {
    await leaveFor('/courses/7');
    const back = await comeBack({}, '/?tenant_id=t1&error=access_denied');
    expect(back.notices()).toEqual([
      'The login was canceled or refused on the other page. Try again or choose another way to log in.',
    ]);
    await signInByCode(back);
    expect(back.environment.visited).toEqual(['/courses/7']);
  });

  test('a token that the service refuses', async () => {
    await leaveFor('/courses/7');
    const service = new ScriptedService().script('getProfile', REFUSED, reply.data({}));
    const back = await comeBack({}, '/?tenant_id=t1&isThirdLogin=uniportal', 'worn-out', service);
    await signInByCode(back);
    expect(back.environment.visited).toEqual(['/courses/7']);
  });

  test('a declined agreement', async () => {
    const back = await returnFromAutomaticRedirect();
    await answer(back, 'Cancel');
    await signInByCode(back);
    expect(back.environment.visited).toEqual([encodeURI(LONG_ADDRESS)]);
  });
});

test('a long return address is not lost on an automatic redirect, nor is the academy', async () => {
  const back = await returnFromAutomaticRedirect();
  expect(back.environment.address()).toMatchObject({
    path: '/login/index',
    query: '?tenant_id=t1',
  });
  await answer(back, 'OK');
  expect(back.environment.visited).toEqual([encodeURI(LONG_ADDRESS)]);
});

test.each(['isThirdLogin=junk', 'state=CA'])(
  'a page with its own parameter %s redirects and is restored like any other',
  async (own) => {
    const page = await openThirdPartyPage({}, `/login/index?${own}&redirect=%2Fcourses`);
    await page.agree();
    await page.choose('Uniportal account');
    page.leave();
    const away = new URL(page.environment.visited[0] ?? '', location.origin);
    const target = new URL(away.searchParams.get('targetUrl') ?? '');
    target.searchParams.append('isThirdLogin', 'uniportal');
    const back = await comeBack({}, target.pathname + target.search, 'token-of-portal');
    expect(localStorage.getItem('access_token')).toBe('token-of-portal');
    expect(back.environment.address().query).toBe(`?${own}&redirect=%2Fcourses`);
    expect(back.environment.visited).toEqual(['/courses']);
  },
);

test('an automatic redirect gives a return address without the parameters of a return', async () => {
  const { environment } = await openThirdPartyPage(
    { loginMethod: '3' },
    '/login/index?isThirdLogin=junk&code=1&tenant_id=t1',
  );
  expect(environment.visited).toEqual([
    expect.stringContaining(
      `targetUrl=${encodeURIComponent(`${location.origin}/login/index?tenant_id=t1`)}`,
    ),
  ]);
});

describe.each([true, false])('with state %s', (oauth2State) => {
  const deployment = { oauth2State };
  const ENTERPRISE = '/login/index?loginMode=3';
  const visits = async (address: string, reloaded: boolean) => {
    const page = await openThirdPartyPage({ loginMethod: '1&4' }, address, {
      reloaded,
      deployment,
    });
    const { visited } = page.environment;
    page.leave();
    return visited.length;
  };

  test('a click always redirects, and counts once', async () => {
    expect(await visits(ENTERPRISE, false)).toBe(1);
    const page = await openThirdPartyPage({ loginMethod: '1&4' }, '/login/index', {
      reloaded: true,
      deployment,
    });
    await page.agree();
    await page.choose('Enterprise account');
    page.leave();
    expect(await visits(ENTERPRISE, true)).toBe(1);
    expect(await visits(ENTERPRISE, true)).toBe(0);
  });
});

import { act, screen } from '@testing-library/react';
import { OAUTH2, scriptAcademy } from '#testing/network/academies.ts';
import { passTime, renderApp } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { openSignInPage } from '#testing/pages/signInPage.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';
import { openThirdPartyPage } from '#testing/pages/thirdPartyPage.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const ALL = { loginMethod: '1&2&3&4' };
const CAME_BACK = 'You haven’t logged in yet. Choose a way to log in to continue.';
const dialog = () => screen.queryByRole('dialog');
const restorePage = () =>
  act(
    async () =>
      void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  );

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

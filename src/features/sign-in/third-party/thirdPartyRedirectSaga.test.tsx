import { act, fireEvent, screen } from '@testing-library/react';
import { scriptAcademy } from '#testing/network/academies.ts';
import { passTime, restorePage } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { openSignInPage } from '#testing/pages/signInPage.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';
import { answer, openThirdPartyPage } from '#testing/pages/thirdPartyPage.ts';

function expectLeavingFor(name: string): void {
  expect(screen.getByText(name)).toBeVisible();
  expect(screen.getByText('Taking you to the login page…')).toBeVisible();
}

test.each([
  ['Uniportal account', '/api/auth/open/third/uniportal/authorization_code'],
  ['Provider account', '/api/auth/open/third/provider/authorization_code'],
  ['HW ID', '/api/auth/open/third/hw/authorization_code'],
])('%s leaves for %s once the agreement is accepted', async (name, path) => {
  const page = await openThirdPartyPage({}, '/login/index?tenant_id=all');
  await page.choose(name);
  expect(page.environment.visited).toEqual([]);
  await answer(page, 'OK');
  const target = encodeURIComponent('http://localhost/login/index?tenant_id=all');
  expect(page.environment.visited).toEqual([`${path}?sxz-lang=en_US&targetUrl=${target}`]);
  expectLeavingFor(name);
});

test('two clicks on the enterprise account redirect once, and its page redirects once, with one state', async () => {
  const page = await openThirdPartyPage({ loginMethod: '1&4' });
  await page.agree();
  const button = screen.getByRole('button', { name: 'Enterprise account' });
  act(() => {
    fireEvent.click(button);
    fireEvent.click(button);
  });
  await passTime(0);
  expect(page.environment.visited).toHaveLength(1);
  page.leave();
  const next = await openThirdPartyPage({ loginMethod: '1&4' }, page.environment.visited[0], {
    reloaded: true,
  });
  await passTime(1000);
  expect(next.environment.visited).toHaveLength(1);
  const states = new URL(next.environment.visited[0] ?? '').searchParams.getAll('state');
  expect(states).toEqual([expect.stringMatching(/^[\w-]{22,}$/)]);
  expect(
    JSON.parse(localStorage.getItem('thirdPartyAttempts') ?? '')
      .map(({ state }: { state?: string }) => state)
      .filter(Boolean),
  ).toEqual(states);
});

test('during a redirect the dialog says which account, and Cancel returns to the form', async () => {
  const page = await openThirdPartyPage({});
  await page.agree();
  await page.choose('Provider account');
  expectLeavingFor('Provider account');
  expect(screen.queryByRole('button', { name: 'Uniportal account' })).not.toBeInTheDocument();
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(page.environment.visited.slice(1)).toEqual(['stopped']);
  // A return that still arrives matches no attempt.
  expect(localStorage.getItem('thirdPartyAttempts')).toBeNull();
  expect(page.phone()).toHaveFocus();
  await page.choose('Uniportal account');
  expectLeavingFor('Uniportal account');
});

test('shows the accounts again when the browser does not leave', async () => {
  const page = await openThirdPartyPage({});
  await page.agree();
  await page.choose('Provider account');
  await passTime(15_000);
  await page.choose('Provider account');
  expect(page.environment.visited).toHaveLength(2);
});

test('a page restored from the back/forward cache can redirect again at once', async () => {
  const page = await openThirdPartyPage({});
  await page.agree();
  await page.choose('Provider account');
  await restorePage();
  await page.choose('Uniportal account');
  expect(page.environment.visited).toHaveLength(2);
  expectLeavingFor('Uniportal account');
});

test('a late academy configuration does not cancel a redirect', async () => {
  const service = scriptAcademy(new ScriptedService(), {});
  service.script('getRemoteConfig', reply.after(3000, service.replyTo('getRemoteConfig')));
  const page = await openSignInPage({ service });
  await page.agree();
  await page.user.click(screen.getByRole('button', { name: 'Provider account' }));
  await passTime(3020);
  expect(service.underWay()).toEqual([]);
  expect(page.environment.visited).toHaveLength(1);
  expectLeavingFor('Provider account');
});

test('does not redirect where the browser blocks storage, and says so', async () => {
  const page = await openThirdPartyPage({}, undefined, {
    environment: testEnvironment({ address: '/login/index', blocked: true }),
  });
  await page.agree();
  await page.choose('Uniportal account');
  expect(page.environment.visited).toEqual([]);
  expect(page.notices()).toContainEqual(
    expect.stringMatching(/^Your browser blocks storage, .*Allow site data/),
  );
});

test('does not redirect when storage is full, because the return could not be recognized, and says so', async () => {
  const page = await openThirdPartyPage({});
  await page.agree();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await page.choose('Uniportal account');
  expect(page.environment.visited).toEqual([]);
  expect(page.notices()).toEqual([
    expect.stringMatching(/^This way to log in needs storage, but .*Delete this site’s data/),
  ]);
});

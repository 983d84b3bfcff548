import { act, fireEvent, screen } from '@testing-library/react';
import { scriptAcademy } from '#testing/network/academies.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { openSignInPage } from '#testing/pages/signInPage.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';
import { answer, openThirdPartyPage } from '#testing/pages/thirdPartyPage.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

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
  expect(screen.getByRole('button', { name })).toHaveAttribute('aria-busy', 'true');
});

test('two clicks redirect once, with one attempt', async () => {
  const page = await openThirdPartyPage({});
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

const OTHERS = ['Uniportal account', 'HW ID'];
const disabled = () =>
  OTHERS.map((name) => screen.getByRole('button', { name }).getAttribute('aria-disabled'));

test('during a redirect to one account the others are disabled and keep the focus', async () => {
  const page = await openThirdPartyPage({});
  await page.agree();
  expect(disabled()).toEqual([null, null]);
  await page.choose('Provider account');
  expect(disabled()).toEqual(['true', 'true']);
  await page.choose('Uniportal account');
  expect(screen.getByRole('button', { name: 'Uniportal account' })).toHaveFocus();
  expect(page.environment.visited).toHaveLength(1);
});

test('enables the buttons again when the browser does not leave', async () => {
  const page = await openThirdPartyPage({});
  await page.agree();
  await page.choose('Provider account');
  await passTime(15_000);
  expect(screen.getByRole('button', { name: 'Provider account' })).not.toHaveAttribute('aria-busy');
  expect(disabled()).toEqual([null, null]);
  await page.choose('Provider account');
  expect(page.environment.visited).toHaveLength(2);
});

test('a page restored from the back/forward cache can redirect again at once', async () => {
  const page = await openThirdPartyPage({});
  await page.agree();
  await page.choose('Provider account');
  await act(
    async () =>
      void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  );
  expect(disabled()).toEqual([null, null]);
  await page.choose('Uniportal account');
  expect(page.environment.visited).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Uniportal account' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
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
  expect(screen.getByRole('button', { name: 'Provider account' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
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

test('does not redirect when storage is full, because the return could not be recognised, and says so', async () => {
  const page = await openThirdPartyPage({});
  await page.agree();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await page.choose('Uniportal account');
  expect(page.environment.visited).toEqual([]);
  expect(page.notices()).toEqual([
    expect.stringMatching(/^Your browser has no storage space left .*Delete this site’s data/),
  ]);
});

import { act, screen } from '@testing-library/react';
import { passTime } from '../../testing/renderApp';
import { CODE, openSignInPage, PHONE } from '../../testing/signInPage';
import { testEnvironment } from '../../testing/testEnvironment';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('goes to an accepted return address after signing in, and to no other', async () => {
  const good = await openSignInPage({ environment: testEnvironment({ address: '/login/index?redirect=%2Fcourses%3Fid%3D1' }) });
  await good.user.type(good.phone(), PHONE);
  await good.user.type(good.code(), CODE);
  await good.agree();
  await good.submit();
  expect(good.environment.visited).toEqual(['/courses?id=1']);
  good.stop();
  good.unmount();

  const evil = await openSignInPage({ environment: testEnvironment({ address: '/login/index?redirect=%2F%2Fevil.example' }) });
  await evil.user.type(evil.phone(), PHONE);
  await evil.user.type(evil.code(), CODE);
  await evil.agree();
  await evil.submit();
  expect(evil.environment.visited).toEqual([]);
  expect(evil.environment.reloads).toBe(1);
});

test('another tab signing in closes the dialog and shows the name (store-66)', async () => {
  const page = await openSignInPage();
  localStorage.setItem('realName', '韩梅梅');
  act(() => page.environment.otherTab('access_token', 'token-of-another-tab'));
  await passTime(0);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '韩梅梅' })).toBeInTheDocument();
  expect(page.notices()).toEqual(['You have logged in from another tab']);
});

test('a signed-in visitor finds no dialog on the sign-in page', async () => {
  const environment = testEnvironment({ address: '/login/index' });
  localStorage.setItem('access_token', 'token-of-an-earlier-page');
  localStorage.setItem('realName', '韩梅梅');
  await openSignInPage({ environment });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '李雷' })).toBeInTheDocument();
});

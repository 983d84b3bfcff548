import { act, screen } from '@testing-library/react';
import { passTime } from '#testing/render/renderApp.tsx';
import { testEnvironment } from '#testing/render/testEnvironment.ts';
import { answer, comeBack } from '#testing/pages/thirdPartyPage.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

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

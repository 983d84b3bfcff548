import { act, screen } from '@testing-library/react';
import { passTime } from '#testing/render/renderApp.tsx';
import { testEnvironment } from '#testing/render/testEnvironment.ts';
import { answer, comeBack } from '#testing/pages/thirdPartyPage.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A visitor comes back from the portal without having been asked for the agreement before. */
function arrive() {
  testEnvironment();
  return comeBack({}, '/?isThirdLogin=uniportal', 'token-of-portal');
}

test('OK is that visitor’s: who signs in on the page afterwards is asked anew', async () => {
  const page = await arrive();
  await answer(page, 'OK');
  act(() => page.environment.otherTab('access_token', null));
  await page.choose('Log in');
  expect(page.agreementBox()).not.toBeChecked();
});

test('a login event while that is asked puts no dialog over the question', async () => {
  const page = await arrive();
  act(() => page.environment.emit('login-dialog', {}));
  await passTime(0);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
  await answer(page, 'Cancel');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

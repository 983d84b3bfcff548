import { screen } from '@testing-library/react';
import { openThirdPartyPage } from '#testing/pages/thirdPartyPage.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const FAILED =
  'The login on the other page did not succeed. Please try again or choose another way';
const UNAVAILABLE =
  'Logging in with an enterprise account is not available here. Please choose another way';

/** A page of a browser whose visitor chose this side of the dialog last. */
function open(loginMode: string, loginMethod: string, address: string) {
  const environment = testEnvironment({ address });
  localStorage.setItem('loginMode', loginMode);
  return openThirdPartyPage({ loginMethod }, address, { environment });
}

const SIDES = [
  ['on the QR side', '2', '1&2&3'],
  ['beside the code form', '1', '1&2&3'],
  ['where there are foreign accounts only', '1', '2&3'],
] as const;

test.each(SIDES)('a trip that failed is told %s', async (_where, loginMode, loginMethod) => {
  const page = await open(loginMode, loginMethod, '/?error=server_error');
  expect(page.notices()).toEqual([FAILED]);
});

test.each(SIDES)(
  'a trip that failed has its details for support %s (D15)',
  async (_where, loginMode, loginMethod) => {
    await open(loginMode, loginMethod, '/?error=server_error');
    expect(screen.getByText(/^Diagnostic details: 0010005/)).toBeVisible();
  },
);

test('an enterprise account that cannot be had is told on the QR side too', async () => {
  const page = await open('2', '1&2&3', '/login/index?loginMode=3');
  expect(page.notices()).toEqual([UNAVAILABLE]);
});

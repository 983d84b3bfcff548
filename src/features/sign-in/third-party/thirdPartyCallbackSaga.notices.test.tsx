import { screen } from '@testing-library/react';
import { openThirdPartyPage } from '#testing/pages/thirdPartyPage.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const FAILED =
  'The login on the other page didn’t go through. Try again or choose another way to log in.';
const UNAVAILABLE =
  'You can’t log in with an enterprise account here. Choose another way to log in.';

/** Opens a page in a browser where the user last chose this mode of the dialog. */
function open(loginMode: string, loginMethod: string, address: string) {
  const environment = testEnvironment({ address });
  localStorage.setItem('loginMode', loginMode);
  return openThirdPartyPage({ loginMethod }, address, { environment });
}

test.each([
  ['in QR mode', '2', '1&2&3'],
  ['beside the code form', '1', '1&2&3'],
  ['above third-party accounts only', '1', '2&3'],
])(
  'a failed return shows its message and support details %s',
  async (_where, loginMode, loginMethod) => {
    const page = await open(loginMode, loginMethod, '/?error=server_error');
    expect(page.notices()).toEqual([FAILED]);
    await page.user.click(screen.getByRole('button', { name: 'Details' }));
    expect(screen.getByText(/^Diagnostic details: 0010005/)).toBeVisible();
  },
);

test.each([
  [
    '3',
    'This account is pending deregistration. To restore it, contact your academy’s administrator.',
  ],
  ['1&3', 'This account is pending deregistration. Log in with a verification code to restore it.'],
])(
  'academy %s says how an account that is pending deregistration is restored',
  async (methods, text) => {
    const page = await open('1', methods, '/?error=account_pending');
    expect(page.notices()).toEqual([text]);
  },
);

test('shows in QR mode too that an enterprise account is not available', async () => {
  const page = await open('2', '1&2&3', '/login/index?loginMode=3');
  expect(page.notices()).toEqual([UNAVAILABLE]);
});

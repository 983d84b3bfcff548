import { describeFaults } from '#testing/network/describeFaults.ts';
import { expectedMessage, oneFaultOfEachKind, SAYS } from '#testing/network/networkFaults.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { askByPhone, CODE, openSignInPage, readyToLogIn } from '#testing/pages/signInPage.ts';
import type { SignInPage } from '#testing/pages/signInPage.ts';

/** Long enough for a call, its one retry, and the calls after it. */
const SEVERAL_TIMEOUTS_MS = 20_000;

async function logIn(service: ScriptedService) {
  const page = await readyToLogIn(service);
  await page.submit();
  return page;
}
async function expectSignedIn(page: SignInPage) {
  await passTime(SEVERAL_TIMEOUTS_MS);
  expect(localStorage.getItem('access_token')).toBe('token-1');
  expect(page.environment.reloads).toBe(1);
}
const sending = {
  meet: async (service: ScriptedService) => {
    const page = await openSignInPage({ service });
    await askByPhone(page);
    return page;
  },
  recover: async (page: SignInPage) => {
    await page.askForCode();
    expect(page.getCode()).toHaveAccessibleDescription('Resend in 59s');
  },
  close: (page: SignInPage) => page.close(),
};
/** The sign-in continues without the answer. */
const quiet = {
  meet: logIn,
  says: null,
  recover: expectSignedIn,
  // The reload ends everything that is pending.
  close: (page: SignInPage) => page.unmount(),
};

describeFaults<SignInPage>([
  { operation: 'getSliderChallenge', ...sending },
  { operation: 'sendSmsCode', ...sending },
  {
    operation: 'requestToken',
    meet: logIn,
    says: 'Login failed. Your code may already have been used. Get a new one.',
    recover: async (page) => {
      expect(page.code()).toHaveValue('');
      await page.user.type(page.code(), CODE);
      await page.submit();
      await expectSignedIn(page);
    },
    close: (page) => page.unmount(),
  },
  { operation: 'signLatestAgreement', ...quiet },
  { operation: 'getProfile', ...quiet },
  { operation: 'getAcademyConfig', ...quiet },
  { operation: 'getLoginScenario', ...quiet },
  { operation: 'getRemoteConfig', ...quiet },
  { operation: 'getOverseas', ...quiet },
  { operation: 'getClientIp', ...quiet },
]);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each(oneFaultOfEachKind)('a code is not sent, and the form says why: $name', async (fault) => {
  const service = new ScriptedService().script('sendSmsCode', fault.reply);
  const page = await openSignInPage({ service });
  await askByPhone(page);
  if (fault.after > 0) {
    await passTime(fault.after - 1);
    expect(page.notices()).toEqual([]);
    await passTime(1);
  }
  expect(page.notices()).toEqual([expectedMessage(fault, SAYS[fault.kind])]);
  expect(page.phone()).toHaveValue('138 0000 0001');
  expect(page.submitButton()).not.toHaveAttribute('aria-busy');
  expect(page.getCode()).not.toHaveAttribute('aria-busy');
});

test('a 429 of the sign-in disables the code button for as long as the service asks', async () => {
  const page = await logIn(
    new ScriptedService().script(
      'requestToken',
      reply.json(429, { code: '429', message: '' }, { 'retry-after': '30' }),
    ),
  );
  expect(page.getCode()).toHaveAccessibleDescription('Resend in 30s');
  await passTime(30_000);
  expect(page.getCode()).toHaveAccessibleName('Get code again');
});

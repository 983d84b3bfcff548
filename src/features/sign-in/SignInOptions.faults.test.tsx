import { screen } from '@testing-library/react';
import { scriptAcademy } from '#testing/network/academies.ts';
import { describeFaults } from '#testing/network/describeFaults.ts';
import {
  expectedMessage,
  oneFaultOfEachKind,
  pretendOnline,
  SAYS,
  setNetwork,
} from '#testing/network/networkFaults.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import {
  askByEmail,
  askByPhone,
  CODE,
  openSignInPage,
  PHONE_NUMBER,
  readyToLogIn,
} from '#testing/pages/signInPage.ts';
import type { SignInPage } from '#testing/pages/signInPage.ts';

/** Long enough for a call, its one retry, and the calls after it. */
const SEVERAL_TIMEOUTS_MS = 20_000;

const ask = (how: (page: SignInPage) => Promise<void>) => async (service: ScriptedService) => {
  const page = await openSignInPage({ service });
  await how(page);
  return page;
};
async function logIn(service: ScriptedService) {
  const page = await readyToLogIn(service);
  await page.submit();
  return page;
}
async function askAgain(page: SignInPage) {
  await page.askForCode();
  expect(page.getCode()).toHaveAccessibleDescription('Resend in 59s');
}
async function expectSignedIn(page: SignInPage) {
  await passTime(SEVERAL_TIMEOUTS_MS);
  expect(localStorage.getItem('access_token')).toBe('token-1');
  expect(page.environment.reloads).toBe(1);
}
const sending = { recover: askAgain, close: (page: SignInPage) => page.close() };
/** The sign-in continues without the answer. */
const quiet = {
  meet: logIn,
  says: null,
  recover: expectSignedIn,
  // The reload ends everything that is pending.
  close: (page: SignInPage) => page.unmount(),
};

describeFaults<SignInPage>([
  { operation: 'getSliderChallenge', meet: ask(askByPhone), ...sending },
  { operation: 'sendSmsCode', meet: ask(askByPhone), ...sending },
  { operation: 'sendEmailCode', meet: ask(askByEmail), ...sending },
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
  {
    operation: 'getClientIp',
    script: (service) => scriptAcademy(service, {}),
    meet: ask(async (page) => page.user.type(page.phone(), PHONE_NUMBER)),
    says: null,
    recover: async (page) => {
      await passTime(20);
      expect(screen.getByRole('button', { name: 'Uniportal account' })).toBeVisible();
      expect(page.notices()).toEqual([]);
      expect(localStorage.getItem('hasInternal')).not.toBe('1');
    },
    close: (page) => page.close(),
  },
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

test.each([
  ['sendSmsCode', ask(askByPhone)],
  ['requestToken', logIn],
] as const)(
  'a 429 of %s disables the code button for as long as the service asks',
  async (operation, meet) => {
    const page = await meet(
      new ScriptedService().script(
        operation,
        reply.json(429, { code: '429', message: '' }, { 'retry-after': '30' }),
      ),
    );
    expect(page.getCode()).toHaveAccessibleDescription('Resend in 30s');
    await passTime(30_000);
    expect(page.getCode()).toHaveAccessibleName('Get code again');
  },
);

test('says offline when the call failed and the browser reports no network', async () => {
  const page = await openSignInPage();
  await page.user.type(page.phone(), PHONE_NUMBER);
  await page.agree();
  setNetwork(page.service, false);
  await page.askForCode();
  expect(page.notices()).toEqual([SAYS.offline]);
});

test('sends a code when the browser wrongly reports that it is offline', async () => {
  pretendOnline(false);
  const page = await openSignInPage();
  await askByPhone(page);
  expect(page.getCode()).toHaveAccessibleDescription('Resend in 59s');
});

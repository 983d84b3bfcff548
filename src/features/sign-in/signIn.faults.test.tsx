import { screen } from '@testing-library/react';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import { expectOracle, watchForComplaints } from '#testing/selection/expectOracle.ts';
import {
  oneFaultOfEachKind,
  pretendOnline,
  SERVER_WORDS,
  setNetwork,
  toldOf,
} from '#testing/network/networkFaults.ts';
import type { FaultKind } from '#testing/network/networkFaults.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import {
  askByEmail,
  askByPhone,
  CODE,
  EMAIL,
  fillIn,
  openSignInPage,
  PHONE,
} from '#testing/pages/signInPage.ts';
import type { SignInPage } from '#testing/pages/signInPage.ts';

/** One call of the flow: how a visitor gets there, and what each kind of fault tells them. */
interface Step {
  operation: OperationId;
  reach(page: SignInPage): Promise<void>;
  /** What the visitor does when the service is well again. */
  tryAgain?(page: SignInPage): Promise<void>;
  /** The one notice; `undefined` where the visitor is not bothered. */
  says(kind: FaultKind): string | undefined;
  /** Whether signing in goes on regardless. */
  goesOn?: boolean;
}

const GENERAL = {
  timeout: 'The server did not answer in time. Please try again',
  unreachable: 'Request address error. Please check your network and try again',
  unreadable: 'The server’s answer could not be read. Please try again later',
  offline: 'You are offline. Please connect to the network and try again',
  refused: SERVER_WORDS,
} as const;

const TOO_MANY = 'Too many attempts. Please try again in 30 seconds';
const TOKEN: Partial<Record<FaultKind, string>> = {
  timeout:
    'The server did not answer in time, and the code may have been used up. Please get a new one',
  offline: GENERAL.offline,
  refused: SERVER_WORDS,
  tooMany: TOO_MANY,
};

async function logIn(page: SignInPage) {
  await fillIn(page);
  await page.submit();
}

async function askAgain(page: SignInPage) {
  await page.askForCode();
  expect(page.getCode()).toHaveAccessibleName('Resend in 59s');
}

async function logInAgain(page: SignInPage) {
  await page.user.clear(page.code());
  await page.user.type(page.code(), CODE);
  await page.submit();
  expect(localStorage.getItem('access_token')).toBe('token-1');
  expect(page.environment.reloads).toBe(1);
}

const sending = (kind: FaultKind) => (kind === 'tooMany' ? TOO_MANY : GENERAL[kind]);
const nothing = () => undefined;

/** Every call of the flow; a later call joins by one line. */
const steps: readonly Step[] = [
  { operation: 'getSliderChallenge', reach: askByPhone, tryAgain: askAgain, says: sending },
  { operation: 'sendSmsCode', reach: askByPhone, tryAgain: askAgain, says: sending },
  { operation: 'sendEmailCode', reach: askByEmail, tryAgain: askAgain, says: sending },
  {
    operation: 'requestToken',
    reach: logIn,
    tryAgain: logInAgain,
    says: (kind) => TOKEN[kind] ?? 'Login failed',
  },
  { operation: 'signLatestAgreement', reach: logIn, says: nothing, goesOn: true },
  { operation: 'getProfile', reach: logIn, says: nothing, goesOn: true },
  { operation: 'getAcademyConfig', reach: logIn, says: nothing, goesOn: true },
  { operation: 'getLoginScenario', reach: logIn, says: nothing, goesOn: true },
  { operation: 'getRemoteConfig', reach: logIn, says: nothing, goesOn: true },
  { operation: 'getOverseas', reach: logIn, says: nothing, goesOn: true },
];

/** Long enough for a call, its one retry, and the calls after it. */
const SEVERAL_TIMEOUTS_MS = 20_000;

function expectTypedTextKept(page: SignInPage) {
  const identifier = screen.queryByRole('textbox', { name: 'Mobile number' }) ?? page.email();
  expect(identifier).toHaveValue(
    identifier.getAttribute('name') === 'phone' ? '138 0000 0001' : EMAIL,
  );
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** What a well service answers. */
const usual = new ScriptedService();
/** For so long a 429 locks the code button (net-19). */
const LOCKED_MS = 30_000;

describe.each(steps)('$operation', ({ operation, reach, tryAgain, says, goesOn }) => {
  test.each(oneFaultOfEachKind)('survives: $name', async (fault) => {
    const { reply: answer, kind, after } = fault;
    const complaints = watchForComplaints();
    const service = new ScriptedService().script(
      operation,
      answer,
      ...(tryAgain ? [usual.replyTo(operation)] : []),
    );
    const page = await openSignInPage({ service });
    await reach(page);
    if (goesOn) {
      await passTime(SEVERAL_TIMEOUTS_MS);
      expect(page.environment.reloads).toBe(1);
      expect(localStorage.getItem('access_token')).toBe('token-1');
      expect(page.notices()).toEqual(
        [toldOf(fault, says(kind))].filter((told) => told !== undefined),
      );
      // The page is loaded anew, and all that waits ends with it.
      await expectOracle({ service, complaints, close: page.unmount });
    } else {
      if (after > 0) {
        await passTime(after - 1);
        expect(page.notices()).toEqual([]);
        await passTime(1);
      }
      expect(page.notices()).toEqual([toldOf(fault, says(kind))]);
      expectTypedTextKept(page);
      expect(page.submitButton()).toBeVisible();
      expect(page.submitButton()).not.toHaveAttribute('aria-busy');
      expect(page.getCode()).not.toHaveAttribute('aria-busy');
      expect(localStorage.getItem('access_token')).toBeNull();
      await passTime(kind === 'tooMany' ? LOCKED_MS : 0);
      await tryAgain?.(page);
      // Whoever is signed in finds the dialog closed.
      const close = page.environment.reloads > 0 ? () => undefined : page.close;
      await expectOracle({ service, complaints, close });
    }
  });
});

test('an answer that is complete just before the limit counts', async () => {
  const service = new ScriptedService().script('sendSmsCode', reply.after(5990, reply.data(null)));
  const page = await openSignInPage({ service });
  await askByPhone(page);
  await passTime(5990);
  expect(page.getCode()).toHaveAccessibleName('Resend in 59s');
});

test.each([
  ['sendSmsCode', askByPhone],
  ['requestToken', logIn],
] as const)(
  'net-19 a 429 of %s locks the code button for as long as the service asks',
  async (operation, reach) => {
    const [tooMany] = oneFaultOfEachKind.filter(({ kind }) => kind === 'tooMany');
    const service = new ScriptedService();
    if (tooMany) service.script(operation, tooMany.reply);
    const page = await openSignInPage({ service });
    await reach(page);
    expect(page.getCode()).toHaveAccessibleName('Resend in 30s');
    await passTime(30_000);
    expect(page.getCode()).toHaveAccessibleName('Get code again');
  },
);

test('net-23 says offline when the call failed and the browser says that it has no network', async () => {
  const page = await openSignInPage();
  await page.user.type(page.phone(), PHONE);
  await page.agree();
  setNetwork(page.service, false);
  await page.askForCode();
  expect(page.notices()).toEqual([GENERAL.offline]);
});

test('pub-01 sends a code where the browser wrongly says that it is offline', async () => {
  pretendOnline(false);
  const page = await openSignInPage();
  await page.user.type(page.phone(), PHONE);
  await page.agree();
  await page.askForCode();
  expect(page.getCode()).toHaveAccessibleName('Resend in 59s');
});

import { screen } from '@testing-library/react';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import { expectOracle, watchForComplaints } from '#testing/selection/expectOracle.ts';
import {
  oneFaultOfEachKind,
  pretendOnline,
  SERVER_WORDS,
  setNetwork,
  expectedMessage,
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

/** One request of the flow: how the user triggers it, and what each kind of fault shows. */
interface Step {
  operation: OperationId;
  reach(page: SignInPage): Promise<void>;
  /** What the user does once the service works again. */
  tryAgain?(page: SignInPage): Promise<void>;
  /** The single notice; `undefined` where none is shown. */
  says(kind: FaultKind): string | undefined;
  /** Whether the sign-in continues regardless. */
  goesOn?: boolean;
}

const GENERAL = {
  timeout: 'The server took too long to respond. Please try again.',
  unreachable: 'Request address error. Please check your network and try again.',
  unreadable: 'The server sent an unexpected response. Please try again later.',
  offline: 'You’re offline. Connect to the network and try again.',
  refused: SERVER_WORDS,
} as const;

const TOO_MANY = 'Too many attempts. Try again in 30 seconds.';
const TOKEN: Partial<Record<FaultKind, string>> = {
  timeout:
    'The server took too long to respond, and your code may already have been used. Get a new one.',
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

/** Every request of the flow; add a line for a new one. */
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

/** Answers of a healthy service. */
const usual = new ScriptedService();
/** How long a 429 disables the code button (net-19). */
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
        [expectedMessage(fault, says(kind))].filter((message) => message !== undefined),
      );
      // The reload ends everything that is pending.
      await expectOracle({ service, complaints, close: page.unmount });
    } else {
      if (after > 0) {
        await passTime(after - 1);
        expect(page.notices()).toEqual([]);
        await passTime(1);
      }
      expect(page.notices()).toEqual([expectedMessage(fault, says(kind))]);
      expectTypedTextKept(page);
      expect(page.submitButton()).toBeVisible();
      expect(page.submitButton()).not.toHaveAttribute('aria-busy');
      expect(page.getCode()).not.toHaveAttribute('aria-busy');
      expect(localStorage.getItem('access_token')).toBeNull();
      await passTime(kind === 'tooMany' ? LOCKED_MS : 0);
      await tryAgain?.(page);
      // After a sign-in the dialog is already closed.
      const close = page.environment.reloads > 0 ? () => undefined : page.close;
      await expectOracle({ service, complaints, close });
    }
  });
});

test('an answer that completes just before the limit counts', async () => {
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
  'net-19 a 429 of %s disables the code button for as long as the service asks',
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

test('net-23 says offline when the call failed and the browser reports no network', async () => {
  const page = await openSignInPage();
  await page.user.type(page.phone(), PHONE);
  await page.agree();
  setNetwork(page.service, false);
  await page.askForCode();
  expect(page.notices()).toEqual([GENERAL.offline]);
});

test('pub-01 sends a code when the browser wrongly reports that it is offline', async () => {
  pretendOnline(false);
  const page = await openSignInPage();
  await page.user.type(page.phone(), PHONE);
  await page.agree();
  await page.askForCode();
  expect(page.getCode()).toHaveAccessibleName('Resend in 59s');
});

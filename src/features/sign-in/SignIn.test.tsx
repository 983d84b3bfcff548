import { describeFaults } from '#testing/network/describeFaults.ts';
import { expectedMessage, oneFaultOfEachKind, SAYS } from '#testing/network/networkFaults.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import {
  askByPhone,
  CODE,
  openSignInPage,
  readyToLogIn,
  EMAIL,
} from '#testing/pages/signInPage.ts';
import type { SignInPage } from '#testing/pages/signInPage.ts';
import { screen } from '@testing-library/react';
import { displayText } from '#lib/text/displayText.ts';

describe('faults', () => {
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
  test.each(oneFaultOfEachKind)(
    'a code is not sent, and the form says why: $name',
    async (fault) => {
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
    },
  );
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
});

describe('order', () => {
  const slow = (milliseconds: number, data: unknown = null) =>
    reply.after(milliseconds, reply.data(data));
  const GRANT = { access_token: 'late-token', refresh_token: 'r' };
  test('a late success for the phone shows nothing on the e-mail form', async () => {
    const service = new ScriptedService().script('sendSmsCode', slow(500));
    const page = await openSignInPage({ service });
    await askByPhone(page);
    await page.useEmail();
    await page.user.type(page.email(), EMAIL);
    await passTime(1000);
    expect(page.notices()).toEqual([]);
    expect(page.getCode()).toHaveAccessibleName('Get code');
    expect(service.last('sendSmsCode').aborted).toBe(true);
  });
  test('two code requests whose answers are swapped: the last one counts', async () => {
    const service = new ScriptedService().script('sendSmsCode', slow(2000), reply.data(null));
    const page = await openSignInPage({ service });
    await askByPhone(page);
    await page.user.type(page.phone(), '{Backspace}2');
    await page.askForCode();
    expect(page.getCode()).toHaveAccessibleDescription('Resend in 59s');
    await passTime(2500);
    expect(page.getCode()).toHaveAccessibleDescription(/^Resend in 5[67]s$/);
    await page.user.type(page.phone(), '{Backspace}1');
    expect(page.getCode()).toHaveAccessibleName('Get code');
    expect(page.notices()).toEqual([]);
  });
  test('a slider that arrives after the dialog was closed opens nothing', async () => {
    const service = new ScriptedService().script(
      'getSliderChallenge',
      slow(500, { srcImage: 'a', cutImage: 'b', key: 'k' }),
    );
    const page = await openSignInPage({ service });
    await askByPhone(page);
    await page.close();
    await passTime(1000);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(service.last('getSliderChallenge').aborted).toBe(true);
  });
  test('a token that arrives after the dialog was closed is not stored', async () => {
    const service = new ScriptedService().script(
      'requestToken',
      reply.after(500, reply.json(200, GRANT)),
    );
    const page = await readyToLogIn(service);
    await page.submit();
    await page.close();
    await passTime(1000);
    expect(localStorage.getItem('access_token')).toBeNull();
    expect(page.environment.reloads).toBe(0);
  });
  test('a service that does not know its own new token: the code is used up', async () => {
    const service = new ScriptedService().script(
      'getProfile',
      reply.json(401, { code: '401', message: 'no', data: null }),
    );
    const page = await readyToLogIn(service);
    await page.submit();
    expect(page.notices()).toEqual(['Login failed']);
    expect(page.code()).toHaveValue('');
  });
  test('a timed-out token request clears the code, keeps the number and says that the code may be used up', async () => {
    const service = new ScriptedService().script('requestToken', reply.hang());
    const page = await readyToLogIn(service);
    await page.submit();
    await passTime(6000);
    expect(page.notices()).toEqual([
      expect.stringMatching(/^The server took too long .* already have been used/),
    ]);
    expect(page.code()).toHaveValue('');
    expect(page.phone()).toHaveValue('138 0000 0001');
  });
});

describe('hostile texts', () => {
  const NOT_SENT = 'SMS verification code has not been sent';
  const notice = () => document.querySelector('[data-notice]');
  const bareText = (text: string) => text.replace(/\s+/g, ' ').trim();
  test('shows the service’s refusal to send a code as plain text, or the standard message', async () => {
    const page = await openSignInPage({
      service: new ScriptedService().script('sendSmsCode', reply.refused('1', 'first')),
    });
    await askByPhone(page);
    for (const message of ['<img src=x onerror="window.__pwned=1">', '\u200b', 'x'.repeat(301)]) {
      page.service.script('sendSmsCode', reply.json(200, { code: '1', message, data: null }));
      await page.askForCode();
      expect([message, bareText(notice()?.textContent ?? '')]).toEqual([
        message,
        bareText(displayText(message, NOT_SENT, 300)),
      ]);
      expect(notice()?.querySelector('script, svg[onload], [onfocus], a')).toBeNull();
    }
    expect('__pwned' in window).toBe(false);
  });
  test('an invisible description shows the message instead', async () => {
    const answer = reply.json(400, {
      error_description: '\u200b \n',
      message: 'The account is locked',
    });
    const page = await readyToLogIn(new ScriptedService().script('requestToken', answer));
    await page.submit();
    expect(page.notices()).toEqual(['The account is locked']);
  });
  test('a retry delay described in invisible text is shown in seconds', async () => {
    const answer = reply.json(
      429,
      { code: '1', message: '\u200b', data: null },
      { 'retry-after': '30' },
    );
    const page = await openSignInPage({
      service: new ScriptedService().script('sendSmsCode', answer),
    });
    await askByPhone(page);
    expect(page.notices()).toEqual([expect.stringContaining('30')]);
  });
});

describe('tones', () => {
  const tones = ({ store }: Pick<SignInPage, 'store'>) =>
    store.getState().notices.shown.map(({ tone }) => tone);
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  test.each([
    ['a refused sending', 'info', 'sendSmsCode', '1001'],
    ['an account that may not request a code now', 'warning', 'getSliderChallenge', '030049'],
    ['any other refusal of the slider request', 'info', 'getSliderChallenge', '030048'],
  ] as const)('shows %s as %s', async (_what, tone, operation, code) => {
    const page = await openSignInPage({
      service: new ScriptedService().script(operation, reply.refused(code, 'Not now')),
    });
    await askByPhone(page);
    expect([page.notices(), tones(page)]).toEqual([['Not now'], [tone]]);
  });
  test('shows a refused token as an error', async () => {
    const page = await readyToLogIn(
      new ScriptedService().script('requestToken', reply.json(400, { message: 'Not now' })),
    );
    await page.submit();
    expect([page.notices(), tones(page)]).toEqual([['Not now'], ['danger']]);
  });
});

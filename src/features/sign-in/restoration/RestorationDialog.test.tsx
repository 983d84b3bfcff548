import { screen, act } from '@testing-library/react';
import { openRestoration } from '#testing/pages/restorationDialog.ts';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { CODE, EMAIL, PHONE_NUMBER, reopenSignIn } from '#testing/pages/signInPage.ts';
import { passTime, restorePage } from '#testing/render/renderApp.tsx';
import type { RestorationPage } from '#testing/pages/restorationDialog.ts';
import { PHONE } from '#testing/render/startStore.ts';
import { restorationRequested } from '#shared/session/sessionSlice.ts';
import { describeFaults } from '#testing/network/describeFaults.ts';

describe('RestorationDialog', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date(2025, 2, 10, 9).getTime() }));
  const at = (day: number, hour: number) => new Date(2025, 2, day, hour).toISOString();
  test('restores by phone: notice, code, verified, and back to signing in with the prefilled number', async () => {
    const page = await openRestoration();
    expect(screen.getAllByRole('dialog')).toEqual([page.dialog()]);
    expect(page.notices()).toEqual([]);
    expect(page.environment.beacons).toEqual([]);
    expect(page.dialog()).toHaveTextContent('138 **** 0001');
    // Its groups keep their order in a right-to-left sentence.
    expect(screen.getByText('138 **** 0001')).toHaveAttribute('dir', 'ltr');
    expect(page.dialog()).not.toHaveTextContent('0000 0001');
    expect(page.title()).toHaveFocus();
    expect(page.title()).toHaveAccessibleDescription(/^Step 1 of 3 Deregistration of the account/);
    expect(page.dialog()).toHaveTextContent(
      'deleted automatically 15 calendar days after the request',
    );

    await page.goOn();
    expect(page.title()).toHaveAccessibleName('Security verification');
    expect(page.title()).toHaveAccessibleDescription(/^Step 2 of 3 Sent to 138 \*{4} 0001 at 9:00/);
    expect(page.service.last('sendRestoreSmsCode').body).toBe(
      `country_code=%2B86&phone_number=${PHONE_NUMBER}`,
    );
    expect(page.service.last('sendRestoreSmsCode').headers.get('fp')).toBe('client-id-1');
    expect(page.getCode()).toHaveAccessibleDescription('Resend in 59s');
    expect(page.heard()).toBe('Code sent. It’s valid for 5 minutes.');
    expect(page.code()).toHaveFocus();

    await page.user.type(page.code(), CODE);
    await page.verify();
    expect(page.service.last('checkRestoreSmsCode').body).toBe(
      `country_code=%2B86&phone_number=${PHONE_NUMBER}&verificationCode=${CODE}`,
    );
    expect(page.title()).toHaveAccessibleName('Securely verified');
    expect(page.title()).toHaveFocus();
    expect(page.title()).toHaveAccessibleDescription(
      'Step 3 of 3 Restoration succeeded. Please login again',
    );
    expect(page.notices()).toEqual([]);

    await page.logInAgain();
    expect(screen.queryByRole('dialog', { name: 'Restore account' })).not.toBeInTheDocument();
    expect(page.phone()).toHaveValue('138 0000 0001');
    expect(page.code()).toHaveValue('');
    expect(page.agreementBox()).not.toBeChecked();
    // The code of the first try has been redeemed.
    expect(screen.queryByRole('button', { name: /^Sent to/ })).not.toBeInTheDocument();
  });
  test('restores by e-mail, with address and code in the query', async () => {
    const page = await openRestoration({ channel: 'email' });
    expect(page.dialog()).toHaveTextContent('s****y@school.example');
    await page.goOn();
    expect(page.service.last('sendRestoreEmailCode').query.get('email')).toBe(EMAIL);
    await page.user.type(page.code(), CODE);
    await page.verify();
    expect(Object.fromEntries(page.service.last('checkRestoreEmailCode').query)).toEqual({
      email: EMAIL,
      verificationCode: CODE,
    });
    await page.logInAgain();
    expect(page.email()).toHaveValue(EMAIL);
    await page.user.click(screen.getByRole('button', { name: 'Log in with mobile number' }));
    await page.useEmail();
    expect(page.email()).toHaveValue('');
  });
  describe('how long the account can be restored', () => {
    const year = /2025/;
    const pending = 'Account pending deregistration';
    test.each([
      { endsAt: at(22, 10), headline: '12 days left to restore your account', says: /on March 22/ },
      { endsAt: at(11, 1), headline: '1 day left to restore your account', says: /on March 11/ },
      { endsAt: at(10, 18), headline: 'Last day to restore your account', says: /at 6:00.PM\./ },
      { endsAt: at(30, 10), headline: pending, says: /be deleted on March 30, 2025 at 10:00.AM\./ },
      { endsAt: at(9, 10), headline: pending, says: /15 calendar days/, not: year },
      { endsAt: undefined, headline: pending, says: /15 calendar days/, not: year },
    ])('$endsAt', async ({ endsAt, headline, says, not }) => {
      const page = await openRestoration(endsAt === undefined ? {} : { endsAt });
      expect(page.title()).toHaveAccessibleName(headline);
      expect(page.dialog()).toHaveTextContent(says);
      if (not) expect(page.dialog()).not.toHaveTextContent(not);
    });
  });
  test('signing in again goes to the return address of the first try', async () => {
    const page = await openRestoration({ returning: true });
    await page.goOn();
    await page.user.type(page.code(), CODE);
    await page.verify();
    await page.logInAgain();
    page.service.script(
      'requestToken',
      reply.json(200, { access_token: 'token-1', refresh_token: 'refresh-1' }),
    );
    await page.user.type(page.code(), CODE);
    await page.agree();
    await page.submit();
    expect(page.environment.visited).toEqual(['/courses?id=1']);
  });
});

describe('leaving', () => {
  describe('leaving', () => {
    test.each(['Escape', 'Close', 'Not now'])(
      'by %s works at every step that offers it and drops everything',
      async (way) => {
        const leave = async (page: Awaited<ReturnType<typeof openRestoration>>) => {
          if (way === 'Escape') await page.user.keyboard('{Escape}');
          else await page.user.click(page.button(way));
          expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
        };
        for (const steps of way === 'Not now' ? [0] : [0, 1, 2]) {
          const page = await openRestoration();
          if (steps > 0) await page.goOn();
          if (steps > 1) {
            await page.user.type(page.code(), CODE);
            await page.verify();
          }
          await leave(page);
          expect(page.store.getState().restoration).toEqual({ step: 'closed' });
          page.stop();
          page.unmount();
        }
      },
    );

    test.each(['sendRestoreSmsCode', 'checkRestoreSmsCode'] as const)(
      'aborts %s, whose late answer shows nothing',
      async (operation) => {
        const service = new ScriptedService().script(operation, reply.after(500, reply.data(true)));
        const page = await openRestoration({ service });
        await page.goOn();
        if (operation === 'checkRestoreSmsCode') {
          await page.user.type(page.code(), CODE);
          await page.verify();
        }
        await page.user.keyboard('{Escape}');
        await passTime(1000);
        expect(service.last(operation).aborted).toBe(true);
        expect(page.notices()).toEqual([]);
        expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
        const waits = Object.keys(page.store.getState().resendCountdown.deadlines);
        expect(waits).toEqual(
          operation === 'sendRestoreSmsCode'
            ? [PHONE_NUMBER]
            : [PHONE_NUMBER, `restore ${PHONE_NUMBER}`],
        );
      },
    );

    test('removes the dialog’s notices', async () => {
      const page = await openRestoration({
        service: new ScriptedService().script('sendRestoreSmsCode', reply.refused('1', 'No')),
      });
      await page.goOn();
      expect(page.notices()).toEqual(['No']);
      await page.user.keyboard('{Escape}');
      expect(page.notices()).toEqual([]);
    });

    test('because another tab signs in goes to the original return address', async () => {
      const page = await openRestoration({ returning: true });
      await page.goOn();
      act(() => page.environment.otherTab('access_token', 'token-of-another-tab'));
      await passTime(0);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(page.environment.visited).toEqual(['/courses?id=1']);
    });
  });
  test('coming back after the wait sends another code', async () => {
    const page = await openRestoration();
    await page.goOn();
    await page.user.click(page.button('Close'));
    act(() => {
      page.store.dispatch(restorationRequested({ identifier: PHONE }));
    });
    await passTime(61_000);
    await page.goOn();
    expect(page.service.count('sendRestoreSmsCode')).toBe(2);
  });
  test('a page restored from the back/forward cache has lost the code', async () => {
    const page = await openRestoration();
    await page.goOn();
    await page.user.type(page.code(), CODE);
    await restorePage();
    expect(page.code()).toHaveValue('');
  });
  describe('a reload', () => {
    const reload = async (page: Pick<RestorationPage, 'stop' | 'unmount'>) => {
      const again = await reopenSignIn(page);
      await passTime(500);
      return again;
    };
    const dialog = () => screen.queryByRole('dialog', { name: 'Restore account' });

    test('opens the dialog at its step, and nothing once it was left', async () => {
      const page = await openRestoration();
      const second = await reload(page);
      expect(dialog()).toBeVisible();
      await second.user.click(screen.getByRole('button', { name: 'Continue' }));
      const again = await reload(second);
      expect(screen.getByRole('textbox', { name: 'Verification code' })).toBeVisible();
      expect(dialog()).toHaveTextContent(/0001/);
      await again.user.keyboard('{Escape}');
      await reload(again);
      expect(dialog()).toBeNull();
    });

    test('opens no dialog after half an hour', async () => {
      const page = await openRestoration();
      page.stop();
      jest.setSystemTime(Date.now() + 30 * 60_000);
      await reload(page);
      expect(dialog()).toBeNull();
    });
  });
});

const RESTORED =
  'The server didn’t respond as expected, and the account may already be restored. Try logging in, or get a new code.';

const open = async (service: ScriptedService) => {
  const page = await openRestoration({ service });
  await page.goOn();
  return page;
};
const close = (page: RestorationPage) => page.user.keyboard('{Escape}');

describeFaults<RestorationPage>([
  {
    operation: 'sendRestoreSmsCode',
    meet: open,
    recover: async (page) => {
      expect(page.getCode()).toHaveAccessibleName('Get code');
      await page.askForCode();
      expect(page.getCode()).toHaveAccessibleDescription('Resend in 59s');
    },
    close,
  },
  {
    operation: 'checkRestoreSmsCode',
    meet: async (service) => {
      const page = await open(service);
      await page.user.type(page.code(), CODE);
      await page.verify();
      return page;
    },
    says: RESTORED,
    recover: async (page) => {
      expect(page.code()).toHaveValue('');
      await page.user.type(page.code(), CODE);
      expect(page.button('Verify')).not.toHaveAttribute('aria-busy');
      await page.verify();
      expect(page.button('Log in again')).toBeVisible();
    },
    close,
  },
]);

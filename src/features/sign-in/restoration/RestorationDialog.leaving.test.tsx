import { act, screen } from '@testing-library/react';
import { passTime } from '#testing/render/renderApp.tsx';
import { openRestoration } from '#testing/pages/restorationDialog.ts';
import type { RestorationPage } from '#testing/pages/restorationDialog.ts';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { CODE, openSignInPage, PHONE_NUMBER } from '#testing/pages/signInPage.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';
import { PHONE } from '#testing/render/startStore.ts';
import { restorationRequested } from '#shared/session/sessionSlice.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

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
  await act(
    async () =>
      void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  );
  expect(page.code()).toHaveValue('');
});

describe('a reload', () => {
  const reload = async (page: Pick<RestorationPage, 'stop' | 'unmount'>) => {
    page.stop();
    page.unmount();
    const again = await openSignInPage({
      environment: testEnvironment({ address: '/login/index', reloaded: true }),
    });
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

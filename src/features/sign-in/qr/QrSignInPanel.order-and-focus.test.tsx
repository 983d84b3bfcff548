import { act, fireEvent, screen } from '@testing-library/react';
import { openQrPage, POLL_MS, qrService, qrStatus, qrExpired } from '#testing/pages/qrPage.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply } from '#testing/network/scriptedFetch.ts';
import type { Reply } from '#testing/network/scriptedFetch.ts';

describe('order', () => {
  /** Sessions qr-1, qr-2 and so on. */
  function numbered(): Reply {
    let last = 0;
    return async (request, signal) => {
      last += 1;
      return reply.data({ qrCodeSessionId: `qr-${last}` })(request, signal);
    };
  }
  test('twenty clicks on Refresh: only one session is polled', async () => {
    const service = qrService(reply.refused('030027', 'expired'), qrStatus('NON_SCANED')).script(
      'createQrSession',
      numbered(),
    );
    const page = await openQrPage({ service });
    await page.poll();
    const refresh = page.button('Click to refresh');
    act(() => {
      for (let click = 0; click < 20; click += 1) fireEvent.click(refresh);
    });
    await passTime(0);
    const before = service.count('getQrStatus');
    await passTime(POLL_MS * 2);
    const polled = service.requests
      .slice(-(service.count('getQrStatus') - before))
      .filter(({ operation }) => operation === 'getQrStatus');
    expect(new Set(polled.map(({ query }) => query.get('qrCodeSessionId'))).size).toBe(1);
  });
  test('a confirmation after the user canceled is ignored, and polling has stopped', async () => {
    const service = qrService(
      qrStatus('SCANED'),
      reply.after(500, reply.data({ qrCodeStatus: 'QRCODE_CONFIRM_LOGIN' })),
    );
    const page = await openQrPage({ service });
    await page.agree();
    await page.poll();
    await passTime(POLL_MS);
    expect(service.underWay()).toEqual(['getQrStatus']);
    await page.press('Back');
    expect(service.underWay()).toEqual([]);
    const polled = service.requests.filter(({ operation }) => operation === 'getQrStatus').at(-1);
    expect(polled).toMatchObject({ aborted: true });
    await passTime(1000);
    expect(service.count('requestQrToken')).toBe(0);
    expect(page.environment.reloads).toBe(0);
  });
});

describe('leaving', () => {
  const WAITING = qrStatus('NON_SCANED');
  /** RTK Query removes its subscriptions within half a second. */
  const SETTLED_MS = 600;
  const ways = [
    ['closing', (page: Awaited<ReturnType<typeof openQrPage>>) => page.press('Close')],
    [
      'switching the mode',
      (page: Awaited<ReturnType<typeof openQrPage>>) => page.press('Log in with code'),
    ],
    ['canceling', (page: Awaited<ReturnType<typeof openQrPage>>) => page.press('Cancel login')],
    [
      'another tab signing in',
      (page: Awaited<ReturnType<typeof openQrPage>>) =>
        act(async () => page.environment.otherTab('access_token', 'other')),
    ],
  ] as const;
  describe.each([
    ['between two polls', qrService(WAITING), POLL_MS + 500],
    ['during a poll', qrService(reply.hang()), POLL_MS + 500],
    [
      'while the session is created',
      qrService(WAITING).script('createQrSession', reply.hang()),
      500,
    ],
  ])('%s', (_when, service, since) => {
    test.each(ways)('%s stops everything', async (_how, leave) => {
      const page = await openQrPage({ service });
      await passTime(since);
      const last = service.requests.at(-1);
      await leave(page);
      await passTime(SETTLED_MS);
      const qrRequests = () =>
        service.requests.filter(({ operation }) => operation.includes('Qr')).length;
      const requests = qrRequests();
      await passTime(60_000);
      expect(qrRequests()).toBe(requests);
      if (last?.operation === 'createQrSession') expect(last.aborted).toBe(true);
      expect(jest.getTimerCount()).toBe(0);
    });
  });
  test('closes the consent question when QR turns out to be unavailable on this host', async () => {
    const service = qrService(qrStatus('CONFIRM_LOGIN')).script(
      'getOverseas',
      reply.after(4000, reply.data(true)),
    );
    const page = await openQrPage({ service });
    await page.poll();
    expect(page.question()).toBeInTheDocument();
    await passTime(2000);
    expect(page.question()).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Email' })).toBeVisible();
  });
});

const SCANNED = qrStatus('SCANED');

async function focusCancel(page: Awaited<ReturnType<typeof openQrPage>>) {
  page.button('Cancel login').focus();
  await passTime(0);
}

test('the focus stays in the panel when the code expires and its focused button disappears', async () => {
  const page = await openQrPage({ service: qrService(qrExpired) });
  await focusCancel(page);
  await page.poll();
  expect(page.panel()).toHaveFocus();
  await page.user.tab();
  expect(page.button('Click to refresh')).toHaveFocus();
  await page.user.keyboard('{Enter}');
  await passTime(0);
  expect(page.panel()).toHaveFocus();
  expect(page.code()).toBeVisible();
});

test('when the dialog opens with the panel, the focus is just before it, and not on the corner', async () => {
  const page = await openQrPage();
  expect(document.activeElement).toContainElement(page.panel());
  await page.user.tab();
  expect(page.button('Cancel login')).toHaveFocus();
});

test('a button that stays keeps the focus through status changes', async () => {
  const page = await openQrPage({ service: qrService(SCANNED) });
  await focusCancel(page);
  await page.poll();
  expect(page.button('Cancel login')).toHaveFocus();
});

test('a status change does not take the focus from elsewhere', async () => {
  const page = await openQrPage({ service: qrService(qrExpired) });
  screen.getByRole('checkbox').focus();
  await page.poll();
  expect(screen.getByRole('checkbox')).toHaveFocus();
});

test('the consent question takes the focus and returns it to the panel', async () => {
  const page = await openQrPage({ service: qrService(SCANNED, qrStatus('CONFIRM_LOGIN')) });
  await page.poll();
  page.button('Back').focus();
  await page.poll();
  expect(screen.getByRole('alertdialog')).toContainElement(document.activeElement as HTMLElement);
  await page.answer('Cancel');
  expect(page.panel()).toHaveFocus();
});

test('is busy while the code is loading and during sign-in', async () => {
  const service = qrService(qrStatus('CONFIRM_LOGIN'))
    .script('createQrSession', reply.after(1000, reply.data({ qrCodeSessionId: 'qr-1' })))
    .script('requestQrToken', reply.hang());
  const page = await openQrPage({ service });
  expect(page.panel()).toHaveAttribute('aria-busy', 'true');
  expect(page.news()).toEqual(['Loading the QR code…']);
  await page.agree();
  await passTime(1000);
  expect(page.panel()).not.toHaveAttribute('aria-busy');
  await page.poll();
  expect(page.panel()).toHaveAttribute('aria-busy', 'true');
  expect(page.news()).toEqual(['Confirmed. Logging you in…']);
});

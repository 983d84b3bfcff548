import { screen, within } from '@testing-library/react';
import { openQrPage, POLL_MS, qrExpired, qrService, qrStatus } from '#testing/pages/qrPage.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';
import type { QrPage } from '#testing/pages/qrPage.ts';

const CONFIRMED = qrStatus('CONFIRM_LOGIN');

describe('QrSignInPanel', () => {
  const WAITING = qrStatus('NON_SCANED');
  const SCANNED = qrStatus('SCANED');
  test('signs in: shown, scanned, confirmed, reloaded', async () => {
    const page = await openQrPage({ service: qrService(WAITING, SCANNED, CONFIRMED) });
    await page.agree();
    expect(page.code()).toBeVisible();
    await page.poll();
    expect(page.news()).toEqual([]);
    await page.poll();
    expect(page.news()).toEqual(['Scan successful. Please confirm on your App']);
    expect(page.code()).toBeNull();
    await page.poll();
    expect(page.environment.reloads).toBe(1);
    expect(localStorage.getItem('access_token')).toBe('token-1');
    expect(localStorage.getItem('lastestLoginType')).toBeNull();
    expect(page.service.last('requestQrToken').query.get('qrCodeSessionId')).toBe('qr-1');
  });
  test('asks for consent after the confirmation in the app, and signs in only with it', async () => {
    const page = await openQrPage({ service: qrService(CONFIRMED) });
    await page.poll();
    expect(page.question()).toHaveAccessibleName(/^Please agree to/);
    await passTime(60_000);
    expect(page.service.count('requestQrToken')).toBe(0);
    expect(page.service.count('getQrStatus')).toBe(1);
    await page.answer('OK');
    expect(page.service.count('requestQrToken')).toBe(1);
    expect(page.environment.reloads).toBe(1);
  });
  test('declining the agreement cancels; the user can get another code', async () => {
    const page = await openQrPage({ service: qrService(CONFIRMED, WAITING) });
    await page.poll();
    await page.answer('Cancel');
    expect(page.news()).toEqual(['Login cancelled']);
    expect(page.service.count('requestQrToken')).toBe(0);
    await page.press('Back');
    expect(page.code()).toBeVisible();
    expect(page.service.count('createQrSession')).toBe(2);
  });
  test('masks an expired code, stops polling, and a click gets a new code', async () => {
    const page = await openQrPage({ service: qrService(WAITING, qrExpired, WAITING) });
    await page.poll();
    await page.poll();
    expect(page.news()).toEqual(['QR Code Expired']);
    expect(page.code()).toBeNull();
    await passTime(60_000);
    expect(page.service.count('getQrStatus')).toBe(2);
    await page.press('Click to refresh');
    expect(page.code()).toBeVisible();
    expect(page.service.count('createQrSession')).toBe(2);
  });
  test('declined in the app: announces it once and stops', async () => {
    const page = await openQrPage({ service: qrService(SCANNED, qrStatus('CANCEL_LOGIN')) });
    await page.poll();
    await page.poll();
    expect(page.news()).toEqual(['Login cancelled']);
    await passTime(60_000);
    expect(page.service.count('getQrStatus')).toBe(2);
  });
  test('the user can cancel while a code is shown, and return to a new one', async () => {
    const page = await openQrPage();
    await page.press('Cancel login');
    expect(page.news()).toEqual(['Login cancelled']);
    await passTime(60_000);
    expect(page.service.count('getQrStatus')).toBe(0);
    await page.press('Back');
    expect(page.code()).toBeVisible();
  });
  test('going back from a scanned code creates a new session, and the old one is not polled again', async () => {
    const service = qrService(SCANNED, WAITING).script(
      'createQrSession',
      reply.data({ qrCodeSessionId: 'first' }),
      reply.data({ qrCodeSessionId: 'second' }),
    );
    const page = await openQrPage({ service });
    await page.poll();
    await page.press('Back');
    await passTime(POLL_MS * 3);
    const polled = service.requests.filter(({ operation }) => operation === 'getQrStatus');
    expect(polled.map(({ query }) => query.get('qrCodeSessionId'))).toEqual([
      'first',
      'second',
      'second',
      'second',
    ]);
  });
  test('shows the code again when a scan by mistake was undone', async () => {
    const page = await openQrPage({ service: qrService(SCANNED, WAITING) });
    await page.poll();
    expect(page.code()).toBeNull();
    await page.poll();
    expect(page.code()).toBeVisible();
    expect(page.service.count('createQrSession')).toBe(1);
  });
  describe('the hint', () => {
    const withApp = (vipSchoolAppName: unknown, version = '0') =>
      new ScriptedService()
        .script('getLoginScenario', reply.data({ vipSchoolAppName, loginScenarioType: 0 }))
        .script('getSchoolDetails', reply.data({ version }));

    test.each([
      ['the academy’s app', withApp('Campus'), 'Scan with Campus'],
      ['the school’s app', withApp('Campus', '1'), 'Scan with Campus, your school’s app'],
      ['no name', withApp(' '), 'Scan with your academy’s app'],
      [
        'no details',
        withApp('Campus').script('getSchoolDetails', reply.unreachable()),
        'Scan with Campus',
      ],
    ])('names %s', async (_what, service, words) => {
      const page = await openQrPage({ service });
      expect(page.panel()).toHaveTextContent(words);
    });

    test('says which site the code signs in to, and when not to scan', async () => {
      const page = await openQrPage();
      expect(page.panel()).toHaveTextContent(`You’re logging in to ${location.host}`);
      expect(page.panel()).toHaveTextContent('Only scan if you opened this page yourself');
    });
  });
  test('a shielded host has no QR code and no corner button, whatever mode is stored', async () => {
    const page = await openQrPage({
      service: new ScriptedService().script('getOverseas', reply.data(true)),
    });
    expect(screen.getByRole('textbox', { name: 'Email' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Log in with code' })).toBeNull();
    await passTime(POLL_MS * 2);
    expect(page.service.count('getQrStatus')).toBe(0);
  });
  test('the corner switches the mode and stores the choice', async () => {
    const page = await openQrPage({ environment: testEnvironment({ address: '/login/index' }) });
    expect(screen.getByRole('textbox', { name: 'Mobile number' })).toHaveFocus();
    await page.press('Log in with QR code');
    expect(page.code()).toBeVisible();
    expect(localStorage.getItem('loginMode')).toBe('2');
    expect(page.button('Log in with code')).toHaveFocus();
    await page.press('Log in with code');
    expect(localStorage.getItem('loginMode')).toBe('1');
    expect(
      within(screen.getByRole('dialog')).getByRole('textbox', { name: 'Mobile number' }),
    ).toBeVisible();
  });
});

describe('states', () => {
  const poll = (page: QrPage) => page.poll();
  const arrive = () => Promise.resolve();
  const confirm = async (page: QrPage) => {
    await page.agree();
    await page.poll();
  };
  interface Case {
    state: string;
    service: ScriptedService;
    reach: (page: QrPage) => Promise<void>;
    /** The buttons, in order. */
    offers: readonly string[];
    /** Whether the panel explains how to scan. */
    hinted: boolean;
  }
  test.each<Case>([
    {
      state: 'loading',
      service: qrService().script('createQrSession', reply.hang()),
      reach: arrive,
      offers: ['Cancel login'],
      hinted: true,
    },
    { state: 'shown', service: qrService(), reach: arrive, offers: ['Cancel login'], hinted: true },
    {
      state: 'expired',
      service: qrService(qrExpired),
      reach: poll,
      offers: ['Click to refresh'],
      hinted: false,
    },
    {
      state: 'scanned',
      service: qrService(qrStatus('SCANED')),
      reach: poll,
      offers: ['Back', 'Cancel login'],
      hinted: false,
    },
    {
      state: 'declined',
      service: qrService(qrStatus('CANCEL_LOGIN')),
      reach: poll,
      offers: ['Back'],
      hinted: false,
    },
    {
      state: 'confirmed',
      service: qrService(CONFIRMED).script('requestQrToken', reply.hang()),
      reach: confirm,
      offers: [],
      hinted: false,
    },
    {
      state: 'unavailable',
      service: qrService().script('createQrSession', reply.unreachable()),
      reach: () => passTime(0),
      offers: ['Refresh'],
      hinted: false,
    },
    {
      state: 'refused a token',
      service: qrService(CONFIRMED).script('requestQrToken', reply.refused('100001', 'no')),
      reach: confirm,
      offers: ['Refresh'],
      hinted: false,
    },
  ])(
    'a code that is $state shows its actions, and scan instructions only with a code',
    async ({ service, reach, offers, hinted }) => {
      const page = await openQrPage({ service });
      await reach(page);
      const panel = within(page.panel());
      expect(panel.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(offers);
      const hint = panel.queryByText('Only scan if you opened this page yourself', {
        exact: false,
      });
      expect(hint !== null && getComputedStyle(hint).visibility === 'visible').toBe(hinted);
    },
  );
});

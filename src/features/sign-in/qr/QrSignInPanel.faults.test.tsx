import { describeFaults } from '#testing/network/describeFaults.ts';
import { openQrPage, qrService, qrStatus } from '#testing/pages/qrPage.ts';
import type { QrPage } from '#testing/pages/qrPage.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply } from '#testing/network/scriptedFetch.ts';
import type { ScriptedService } from '#testing/network/scriptedFetch.ts';
import { screen } from '@testing-library/react';

describe('faults', () => {
  const open =
    (pass: (page: QrPage) => Promise<void> = async () => undefined) =>
    async (service: ScriptedService) => {
      const page = await openQrPage({ service });
      await pass(page);
      return page;
    };
  /** A scanned code stays through two failures; the third poll comes after 2 s, 2 s and 4 s. */
  const pollThreeTimes = () => passTime(8000);
  const renew = {
    recover: async (page: QrPage) => {
      expect(page.code()).toBeNull();
      expect(localStorage.getItem('access_token')).toBeNull();
      await page.press('Refresh');
      await passTime(20);
      expect(page.code()).toBeVisible();
    },
    close: (page: QrPage) => page.press('Close'),
  };
  describeFaults<QrPage>([
    { operation: 'createQrSession', meet: open(), ...renew },
    { operation: 'getQrStatus', tries: 3, meet: open(pollThreeTimes), ...renew },
    {
      operation: 'requestQrToken',
      script: (service) => service.script('getQrStatus', qrStatus('CONFIRM_LOGIN')),
      meet: open(async (page) => {
        await page.agree();
        await page.poll();
      }),
      says: 'Login failed',
      recover: async (page) => {
        expect(page.environment.beacons.map(({ report }) => report)).toMatchObject([
          { code: '0010005', step: 'token' },
        ]);
        await renew.recover(page);
      },
      close: renew.close,
    },
    {
      operation: 'getSchoolDetails',
      script: (service) =>
        service.script(
          'getLoginScenario',
          reply.data({ vipSchoolAppName: 'Campus', loginScenarioType: 0 }),
        ),
      meet: open(),
      says: null,
      recover: async (page) => {
        expect(page.code()).toBeVisible();
        expect(page.panel()).toHaveTextContent('Scan with Campus');
        expect(page.notices()).toEqual([]);
      },
      close: renew.close,
    },
  ]);
  test('a refused token shows a warning with the service’s text, and the user can get a new code', async () => {
    const service = qrService(qrStatus('CONFIRM_LOGIN'), qrStatus('NON_SCANED')).script(
      'requestQrToken',
      reply.refused('1001', 'This account is being looked after'),
    );
    const page = await openQrPage({ service });
    await page.agree();
    await page.poll();
    expect(page.notices()).toEqual(['This account is being looked after']);
    expect(page.store.getState().notices.shown).toMatchObject([{ tone: 'warning' }]);
    await page.press('Refresh');
    expect(page.notices()).toEqual([]);
    expect(page.code()).toBeVisible();
  });
  test('a token refused because the session expired shows the expired mask', async () => {
    const service = qrService(qrStatus('CONFIRM_LOGIN')).script(
      'requestQrToken',
      reply.refused('030027', 'Too late'),
    );
    const page = await openQrPage({ service });
    await page.agree();
    await page.poll();
    expect(page.news()).toEqual(['QR Code Expired']);
    expect(page.notices()).toEqual([]);
  });
  test('a token that the profile call refuses signs no one in', async () => {
    const service = qrService(qrStatus('CONFIRM_LOGIN')).script(
      'getProfile',
      reply.json(401, { code: '401', message: '' }),
    );
    const page = await openQrPage({ service });
    await page.agree();
    await page.poll();
    expect(page.news()).toEqual(['Login failed']);
    expect(localStorage.getItem('access_token')).toBeNull();
    await page.press('Refresh');
    expect(page.code()).toBeVisible();
  });
  test('logs an unknown status and continues polling', async () => {
    const notes = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const unknown = reply.data({ qrCodeStatus: 'QRCODE_CONFIRM_LOGIN2' });
    const page = await openQrPage({
      service: qrService(unknown, unknown, unknown, unknown, qrStatus('SCANED')),
    });
    for (let polls = 1; polls <= 4; polls += 1) {
      await page.poll();
      expect(page.service.count('getQrStatus')).toBe(polls);
      expect(page.code()).toBeVisible();
    }
    expect(notes.mock.calls).toEqual(
      Array(4).fill(['Unknown status of a QR session: "QRCODE_CONFIRM_LOGIN2"']),
    );
    await page.poll();
    expect(page.news()).toEqual(['Scan successful. Please confirm on your App']);
    expect(page.service.count('requestQrToken')).toBe(0);
  });
});

describe('pending account', () => {
  test('a QR sign-in of an account pending deregistration leads to the code form and its restoration', async () => {
    const service = qrService(qrStatus('CONFIRM_LOGIN'))
      .script('requestQrToken', reply.refused('030019', 'Pending deregistration'))
      .script(
        'requestToken',
        reply.json(400, { code: '030019', message: 'Pending deregistration' }),
      );
    const page = await openQrPage({ service });
    await page.agree();
    await page.poll();
    expect(page.notices()).toEqual([
      'This account is pending deregistration. Log in with a verification code to restore it.',
    ]);
    expect(page.environment.beacons).toEqual([]);
    // The turn is no choice of the user.
    expect(localStorage.getItem('loginMode')).toBeNull();
    expect(page.code()).not.toBeInTheDocument();
    await page.user.type(screen.getByRole('textbox', { name: 'Mobile number' }), '13800000019');
    await page.user.type(screen.getByRole('textbox', { name: 'Verification code' }), '123456');
    await page.press('Log in / Register');
    expect(await screen.findByRole('dialog', { name: 'Restore account' })).toBeVisible();
  });
});

import { screen } from '@testing-library/react';
import { scriptAcademy } from '#testing/network/academies.ts';
import { expectOracle, watchForComplaints } from '#testing/selection/expectOracle.ts';
import { oneFaultOfEachKind } from '#testing/network/networkFaults.ts';
import { openQrPage } from '#testing/pages/qrPage.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { openSignInPage, PHONE } from '#testing/pages/signInPage.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each(oneFaultOfEachKind)(
  'getSchoolDetails survives, and the code is shown: $name',
  async ({ reply: fault, after }) => {
    const complaints = watchForComplaints();
    const service = new ScriptedService()
      .script('getLoginScenario', reply.data({ vipSchoolAppName: 'Campus', loginScenarioType: 0 }))
      .script('getSchoolDetails', fault);
    const page = await openQrPage({ service });
    await passTime(after);
    expect(service.count('getSchoolDetails')).toBe(1);
    expect(page.code()).toBeVisible();
    expect(page.panel()).toHaveTextContent('Scan with Campus');
    expect(page.notices()).toEqual([]);
    await expectOracle({ service, complaints, close: () => page.press('Close') });
  },
);

test.each(oneFaultOfEachKind)(
  'getClientIp survives, and the user can sign in: $name',
  async ({ reply: fault, kind, after }) => {
    const complaints = watchForComplaints();
    const service = scriptAcademy(new ScriptedService(), {}).script('getClientIp', fault);
    const page = await openSignInPage({ service });
    await page.user.type(page.phone(), PHONE);
    await passTime(after + 20);
    expect(service.count('getClientIp')).toBe(1);
    expect(screen.getByRole('button', { name: 'Uniportal account' })).toBeVisible();
    expect(page.phone()).toHaveValue('138 0000 0001');
    // Only a refusal is shown, in the service's words (specification 8).
    expect(page.notices().length).toBeLessThanOrEqual(
      kind === 'refused' || kind === 'tooMany' ? 1 : 0,
    );
    expect(localStorage.getItem('hasInternal')).not.toBe('1');
    await expectOracle({ service, complaints, close: page.close });
  },
);

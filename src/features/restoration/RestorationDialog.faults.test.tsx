import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import { expectOracle, watchForComplaints } from '#testing/selection/expectOracle.ts';
import {
  oneFaultOfEachKind,
  pretendOnline,
  SAYS,
  setNetwork,
  expectedMessage,
} from '#testing/network/networkFaults.ts';
import type { FaultKind } from '#testing/network/networkFaults.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { openRestoration } from '#testing/pages/restorationDialog.ts';
import type { RestorationPage } from '#testing/pages/restorationDialog.ts';
import { ScriptedService } from '#testing/network/scriptedFetch.ts';
import { CODE } from '#testing/pages/signInPage.ts';

const UNCERTAIN =
  'The server took too long to respond, and the account may already be restored. Try logging in, or get a new code.';

async function check(page: RestorationPage) {
  await page.user.type(page.code(), CODE);
  await page.verify();
}

interface Case {
  operation: OperationId;
  channel: 'phone' | 'email';
  reach(page: RestorationPage): Promise<void>;
  /** The content of the code field afterwards. */
  keeps(kind: FaultKind): string;
  says: Record<FaultKind, string>;
}

const send = { reach: (page: RestorationPage) => page.askForCode(), keeps: () => '', says: SAYS };
const verify = {
  reach: check,
  keeps: (kind: FaultKind) => (kind === 'timeout' ? '' : CODE),
  says: { ...SAYS, timeout: UNCERTAIN },
};

const cases: readonly Case[] = [
  { operation: 'sendRestoreSmsCode', channel: 'phone', ...send },
  { operation: 'sendRestoreEmailCode', channel: 'email', ...send },
  { operation: 'checkRestoreSmsCode', channel: 'phone', ...verify },
  { operation: 'checkRestoreEmailCode', channel: 'email', ...verify },
];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe.each(cases)('$operation', ({ operation, channel, reach, says, keeps }) => {
  test.each(oneFaultOfEachKind)('survives: $name', async (fault) => {
    const complaints = watchForComplaints();
    const { reply: answer, kind, after } = fault;
    const page = await openRestoration({
      service: new ScriptedService().script(operation, answer),
      channel,
    });
    await page.goOn();
    await reach(page);
    if (after > 0) {
      await passTime(after - 1);
      expect(page.notices()).toEqual([]);
      await passTime(1);
    }
    expect(page.notices()).toEqual([expectedMessage(fault, says[kind])]);
    expect(page.title()).toHaveAccessibleName('Security verification');
    expect(page.code()).toHaveValue(keeps(kind));
    expect(page.code()).not.toHaveAttribute('readonly');
    expect(page.button('Verify')).not.toHaveAttribute('aria-busy');
    expect(page.getCode()).toHaveAccessibleName(kind === 'tooMany' ? 'Resend in 30s' : 'Get code');
    await expectOracle({
      service: page.service,
      complaints,
      close: () => page.user.keyboard('{Escape}'),
    });
    expect(page.notices()).toEqual([]);
  });
});

test('net-23 says offline when the call failed and the browser reports no network', async () => {
  const page = await openRestoration();
  await page.goOn();
  setNetwork(page.service, false);
  await check(page);
  expect(page.notices()).toEqual([SAYS.offline]);
});

test('pub-01 checks the code when the browser wrongly reports that it is offline', async () => {
  const page = await openRestoration();
  await page.goOn();
  pretendOnline(false);
  await check(page);
  expect(page.service.count('checkRestoreSmsCode')).toBe(1);
  expect(page.notices()).toEqual([]);
});

import { within } from '@testing-library/react';
import { openQrPage, qrExpired, qrService, qrStatus } from '#testing/pages/qrPage.ts';
import type { QrPage } from '#testing/pages/qrPage.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply } from '#testing/network/scriptedFetch.ts';
import type { ScriptedService } from '#testing/network/scriptedFetch.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const poll = (page: QrPage) => page.poll();
const arrive = () => Promise.resolve();
const confirm = async (page: QrPage) => {
  await page.agree();
  await page.poll();
};
const CONFIRMED = qrStatus('CONFIRM_LOGIN');

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
    hinted: true,
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
    hinted: true,
  },
])(
  'a code that is $state shows its actions, and scan instructions only where they help',
  async ({ service, reach, offers, hinted }) => {
    const page = await openQrPage({ service });
    await reach(page);
    const panel = within(page.panel());
    expect(panel.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(offers);
    expect(
      panel.queryByText('Only scan if you opened this page yourself', { exact: false }) !== null,
    ).toBe(hinted);
  },
);

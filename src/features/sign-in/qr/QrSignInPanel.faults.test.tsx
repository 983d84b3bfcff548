import { expectOracle, watchForComplaints } from '#testing/selection/expectOracle.ts';
import type { Complaints } from '#testing/selection/expectOracle.ts';
import {
  oneFaultOfEachKind,
  pretendOnline,
  SAYS,
  setNetwork,
  expectedMessage,
} from '#testing/network/networkFaults.ts';
import { openQrPage, qrService, qrStatus } from '#testing/pages/qrPage.ts';
import type { QrPage } from '#testing/pages/qrPage.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const SPOKEN_FOR = ['refused', 'tooMany'];

/**
 * A scanned code stays visible through two failures; the third poll comes after 2 s, 2 s and 4 s.
 */
async function pollThreeTimes(after: number): Promise<void> {
  for (const pause of [2000, 2000, 4000]) await passTime(pause + after);
}

async function pollWithRetryDelay(): Promise<void> {
  for (const pause of [2000, 30_000, 30_000]) await passTime(pause);
}

async function expectSurvived(page: QrPage, complaints: Complaints) {
  expect(page.code()).toBeNull();
  expect(page.button('Refresh')).toBeVisible();
  expect(localStorage.getItem('access_token')).toBeNull();
  await expectOracle({ service: page.service, complaints, close: () => page.press('Close') });
}

test.each(oneFaultOfEachKind)('requesting a session survives: $name', async (fault) => {
  const complaints = watchForComplaints();
  const { reply: answer, kind, after } = fault;
  const page = await openQrPage({
    service: qrService(qrStatus('NON_SCANED')).script('createQrSession', answer),
  });
  await passTime(after);
  expect(page.news()).toEqual([expectedMessage(fault, SAYS[kind])]);
  await expectSurvived(page, complaints);
});

test.each(oneFaultOfEachKind)('polling the status (getQrStatus) survives: $name', async (fault) => {
  const complaints = watchForComplaints();
  const { reply: answer, kind, after } = fault;
  const page = await openQrPage({ service: new ScriptedService().script('getQrStatus', answer) });
  await (kind === 'tooMany' ? pollWithRetryDelay() : pollThreeTimes(after));
  expect(page.news()).toEqual([expectedMessage(fault, SAYS[kind])]);
  await expectSurvived(page, complaints);
});

test.each(oneFaultOfEachKind)('requesting the token survives: $name', async (fault) => {
  const complaints = watchForComplaints();
  const { reply: answer, kind, after } = fault;
  const page = await openQrPage({
    service: qrService(qrStatus('CONFIRM_LOGIN')).script('requestQrToken', answer),
  });
  await page.agree();
  await page.poll();
  await passTime(after);
  expect(page.notices()).toEqual(
    SPOKEN_FOR.includes(kind) ? [expectedMessage(fault, SAYS[kind])] : [],
  );
  const masked = kind === 'offline' ? SAYS.offline : 'Login failed';
  expect(page.news()).toEqual(SPOKEN_FOR.includes(kind) ? [] : [masked]);
  expect(page.environment.beacons.map(({ report }) => report)).toMatchObject([
    { code: '0010005', step: 'token' },
  ]);
  expect(page.service.count('requestQrToken')).toBe(1);
  await expectSurvived(page, complaints);
});

test('a refused token shows a warning with the service’s text, and the user can get a new code (qr-55)', async () => {
  const service = qrService(qrStatus('CONFIRM_LOGIN'), qrStatus('NON_SCANED')).script(
    'requestQrToken',
    reply.refused('1001', 'This account is being looked after'),
  );
  const page = await openQrPage({ service });
  await page.agree();
  await page.poll();
  expect(page.notices()).toEqual(['This account is being looked after']);
  expect(page.panel()).toHaveTextContent('Scan with App');
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

test('net-23 says offline when the call failed and the browser reports no network', async () => {
  const service = qrService();
  setNetwork(service, false);
  const page = await openQrPage({ service });
  expect(page.news()).toEqual([SAYS.offline]);
  jest.restoreAllMocks();
});

test('pub-01 shows a code and polls when the browser wrongly reports that it is offline', async () => {
  pretendOnline(false);
  const page = await openQrPage({ service: qrService(qrStatus('SCANED')) });
  expect(page.code()).toBeVisible();
  await page.poll();
  expect(page.news()).toEqual(['Scan successful. Please confirm on your App']);
});

test('logs an unknown status and continues polling (qr-54)', async () => {
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

// `qrSignInSaga.wrong-types.test.ts` has the other types.
test.each([
  ['session id', { createQrSession: { qrCodeSessionId: 1 } }],
  ['status', { getQrStatus: { qrCodeStatus: 1 } }],
] as const)('a number as %s: fails quietly', async (_what, answers) => {
  const service = qrService(qrStatus('NON_SCANED'));
  for (const [operation, data] of Object.entries(answers))
    service.script(operation as 'getQrStatus', reply.data(data));
  const page = await openQrPage({ service });
  await page.agree();
  await pollThreeTimes(0);
  expect(page.button('Refresh')).toBeVisible();
  expect(page.environment.reloads).toBe(0);
});

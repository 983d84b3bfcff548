import { act, fireEvent } from '@testing-library/react';
import { openQrPage, POLL_MS, qrService, qrStatus } from '#testing/pages/qrPage.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply } from '#testing/network/scriptedFetch.ts';
import type { Reply } from '#testing/network/scriptedFetch.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

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

import { act } from '@testing-library/react';
import {
  openQrPage,
  POLL_MS,
  qrExpired,
  qrService,
  qrStatus,
  showPage,
} from '#testing/pages/qrPage.ts';
import { passTime, restorePage } from '#testing/render/renderApp.tsx';
import { reply } from '#testing/network/scriptedFetch.ts';

const WAITING = qrStatus('NON_SCANED');
const BROKEN = reply.text(502, '<h1>Bad Gateway</h1>');

test('polls 2000 ms after the previous answer, never two at once', async () => {
  const { service } = await openQrPage({ service: qrService(reply.after(5000, WAITING)) });
  await passTime(POLL_MS - 30);
  expect(service.count('getQrStatus')).toBe(0);
  await passTime(30);
  expect(service.count('getQrStatus')).toBe(1);
  await passTime(5000 + POLL_MS - 30);
  expect(service.count('getQrStatus')).toBe(1);
  await passTime(30);
  expect(service.count('getQrStatus')).toBe(2);
});

test('pauses while the page is hidden, and polls at once when it is visible again', async () => {
  const page = await openQrPage({ service: qrService(WAITING) });
  await act(async () => showPage(false));
  await passTime(30 * 60_000);
  expect(page.service.count('getQrStatus')).toBe(0);
  await act(async () => showPage(true));
  await passTime(0);
  expect(page.service.count('getQrStatus')).toBe(1);
});

test('a laptop that slept for half an hour with the code visible polls once and finds that it has expired', async () => {
  const page = await openQrPage({ service: qrService(WAITING, qrExpired) });
  await passTime(POLL_MS);
  // During sleep the clock advances but timers do not run.
  jest.setSystemTime(Date.now() + 30 * 60_000);
  await passTime(POLL_MS);
  expect(page.service.count('getQrStatus')).toBe(2);
  await passTime(POLL_MS * 5);
  expect(page.news()).toEqual(['QR Code Expired']);
  expect(page.service.count('getQrStatus')).toBe(2);
});

test('a tab opened in the background requests its code when it becomes visible', async () => {
  showPage(false);
  const page = await openQrPage();
  await passTime(60_000);
  expect(page.service.count('createQrSession')).toBe(0);
  await act(async () => showPage(true));
  await passTime(0);
  expect(page.service.count('createQrSession')).toBe(1);
});

test('polls at once when the network returns', async () => {
  const page = await openQrPage({ service: qrService(BROKEN, BROKEN, WAITING) });
  await passTime(POLL_MS * 2);
  expect(page.service.count('getQrStatus')).toBe(2);
  await act(async () => void window.dispatchEvent(new Event('online')));
  await passTime(0);
  expect(page.service.count('getQrStatus')).toBe(3);
});

test('a page restored from the back/forward cache gets a new code', async () => {
  const page = await openQrPage();
  await restorePage();
  await passTime(0);
  expect(page.service.count('createQrSession')).toBe(2);
  await page.press('Cancel login');
  await restorePage();
  await passTime(0);
  expect(page.service.count('createQrSession')).toBe(2);
});

test('backs off after failures, and one success resets the pause', async () => {
  const page = await openQrPage({
    service: qrService(BROKEN, BROKEN, WAITING, BROKEN, BROKEN, BROKEN),
  });
  const countsAfter = async (...pauses: number[]) => {
    const counts: number[] = [];
    for (const pause of pauses) {
      await passTime(pause);
      counts.push(page.service.count('getQrStatus'));
    }
    return counts;
  };
  expect(await countsAfter(2000, 2000, 3900, 100)).toEqual([1, 2, 2, 3]);
  expect(page.code()).toBeVisible();
  expect([page.news(), page.notices()]).toEqual([[], []]);
  expect(await countsAfter(2000, 2000, 3900)).toEqual([4, 5, 5]);
  expect(page.code()).toBeVisible();
  await passTime(100);
  expect(page.code()).toBeNull();
  expect(page.news()).toEqual(['The server sent an unexpected response. Try again later.']);
  await passTime(60_000);
  expect(page.service.count('getQrStatus')).toBe(6);
  await page.press('Refresh');
  expect(page.code()).toBeVisible();
});

test('waits as long as the service asks', async () => {
  const busy = reply.json(429, { code: '429', message: '' }, { 'retry-after': '30' });
  const page = await openQrPage({ service: qrService(busy, WAITING) });
  await passTime(POLL_MS);
  await act(async () => void window.dispatchEvent(new Event('online')));
  await passTime(29_000);
  expect(page.service.count('getQrStatus')).toBe(1);
  await passTime(1000);
  expect(page.service.count('getQrStatus')).toBe(2);
});

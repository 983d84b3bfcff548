import type { MockControl } from '#mock/client.ts';
import { LEARNER } from './fixtures/people';
import { expect, test } from './fixtures/test';
import { QrPanel } from './pages/qrPanel';
import { SignInPage } from './pages/signInPage';

/** How often the state of a QR code was requested. */
const asked = async (mock: MockControl) => (await mock.requests('getQrStatus')).length;

test('pauses in a hidden tab and polls at once on return', async ({ page, clock, mock }) => {
  await clock.install();
  const panel = new QrPanel(page);
  await panel.open('en_US');
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await setHidden(true);
  // On a busy machine a request may have been pending before.
  await clock.advance(10_000);
  const before = await asked(mock);
  await clock.advance(30_000);
  expect(await asked(mock)).toBe(before);
  await setHidden(false);
  await expect.poll(() => asked(mock)).toBe(before + 1);
});

test('stops polling after closing', async ({ page, clock, mock }) => {
  await clock.install();
  const panel = new QrPanel(page);
  await panel.open('en_US');
  await clock.advance(2100);
  await expect.poll(() => asked(mock)).toBeGreaterThan(0);
  await panel.button('common.close').click();
  await expect(panel.dialog).toHaveCount(0);
  const before = await asked(mock);
  await clock.advance(60_000);
  expect(await asked(mock)).toBe(before);
});

test('a sign-in in another tab closes the dialog and stops polling', async ({
  page,
  context,
  clock,
  inbox,
  mock,
}) => {
  await clock.install();
  const panel = new QrPanel(page);
  await panel.open('en_US');
  const other = new SignInPage(await context.newPage());
  await other.open('en_US');
  await other.signIn(LEARNER, inbox);
  await expect(panel.dialog).toHaveCount(0);
  const before = await asked(mock);
  await clock.advance(20_000);
  expect(await asked(mock)).toBe(before);
});

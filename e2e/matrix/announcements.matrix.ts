import { en_US } from '#translations/en_US.ts';
import { expect, test } from '../fixtures/test';
import { ImportDialog } from '../pages/importDialog';
import { QrPanel } from '../pages/qrPanel';
import { SignInPage } from '../pages/signInPage';
import { writeSheet } from '#mock/services/imports/workbook/writeSheet.ts';
import { announcements, recordAnnouncements } from './checks/announcements';

const PHONE = '13800000001';
const CODE_SENT = 'Code sent. It’s valid for 5 minutes.';

test.beforeEach(async ({ page }) => recordAnnouncements(page));

/** How often a text with these words was announced. */
const times = async (page: Parameters<typeof announcements>[0], words: string): Promise<number> =>
  (await announcements(page)).filter((announcement) => announcement.includes(words)).length;

test('a sent code is announced once, and its countdown only once, at its end', async ({
  page,
  clock,
}) => {
  await clock.install();
  const signIn = new SignInPage(page);
  await signIn.open('en_US');
  await signIn.sendCode(PHONE);
  await expect.poll(() => times(page, CODE_SENT)).toBe(1);
  await announcements(page, { forget: true });
  await clock.advance(30_000);
  expect(await announcements(page)).toEqual([]);
  await clock.advance(30_000);
  await expect(signIn.getCodeAgain).toBeVisible();
  expect(await announcements(page)).toEqual([en_US['signIn.canResend']]);
});

test('a wrong code is announced once', async ({ page, expected }) => {
  expected.trouble('console error', /400/);
  const signIn = new SignInPage(page);
  await signIn.open('en_US');
  await signIn.sendCode(PHONE);
  await announcements(page, { forget: true });
  await signIn.code.fill('000000');
  await signIn.submit.click();
  await signIn.notice('yzm.check.error').waitFor();
  await expect(signIn.code).toHaveAccessibleDescription(en_US['yzm.check.error']);
  await expect.poll(() => times(page, en_US['yzm.check.error'])).toBe(1);
});

test('the slider announces its position through its value only, not also in a live region', async ({
  page,
}) => {
  const signIn = new SignInPage(page);
  await signIn.open('en_US');
  await signIn.phone.fill('19900000003');
  await signIn.agreement.check();
  await signIn.getCode.click();
  await signIn.slider.focus();
  await announcements(page, { forget: true });
  const places = new Set<string | null>();
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('ArrowRight');
    places.add(
      (await signIn.slider.getAttribute('aria-valuetext')) ?? (await signIn.slider.inputValue()),
    );
  }
  expect(places.size).toBe(4);
  expect(await announcements(page)).toEqual([]);
});

test('each state of the QR code is announced once', async ({ page, mock }) => {
  const panel = new QrPanel(page);
  await panel.open('en_US');
  await mock.moveQr(await panel.session(), 'scan');
  await panel.news('qr.scanned').waitFor();
  expect(await times(page, en_US['qr.scanned'])).toBe(1);
  await panel.button('qr.cancel').click();
  await panel.news('qr.cancelled').waitFor();
  expect(await times(page, en_US['qr.cancelled'])).toBe(1);
  await panel.button('common.back').click();
  await panel.code.waitFor();
  await mock.moveQr(await panel.session(), 'expire');
  await panel.news('qr.expired').waitFor();
  expect(await times(page, en_US['qr.expired'])).toBe(1);
});

test('an import announces its result once, and not every percent', async ({ page, mock }) => {
  const rows = Array.from({ length: 2000 }, (_, index) => [
    `E${String(100_000 + index * 3).padStart(7, '0')}`,
    'somebody',
  ]);
  const dialog = new ImportDialog(page);
  await dialog.open('en_US', mock);
  await dialog.choose('members.xlsx', writeSheet([['Employee ID', 'Name'], ...rows]));
  await dialog.button('memberImport.import').click();
  await expect(dialog.accounts).toContainText('2,000');
  await dialog.button('memberImport.import').click();
  await dialog.text('memberImport.state.done').first().waitFor();
  await expect.poll(() => times(page, 'Accounts imported:')).toBe(1);
  expect(
    (await announcements(page)).filter((announcement) => /\d\s?%/.test(announcement)).length,
  ).toBeLessThanOrEqual(4);
});

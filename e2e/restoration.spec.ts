import { zh_CN } from '#translations/zh_CN.ts';
import { expect, test } from './fixtures/test';
import { testLooks } from './fixtures/testLooks';
import { RestorationDialog } from './pages/restorationDialog';

const PHONE = '19900000019';
const EMAIL = 'pending@mock.example';

// The refusal that leads to this dialog has HTTP status 400.
test.beforeEach(({ expected }) => expected.trouble('console error', /400/));

test('restores an account by phone and signs in to it', async ({ page, clock, inbox }) => {
  await clock.install();
  const restoration = new RestorationDialog(page);
  await restoration.reach('en_US', 'phone', PHONE, inbox);
  const { dialog, signIn } = restoration;
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(dialog).toContainText('199 **** 0019');
  await expect(restoration.headline).toHaveText(/^\d+ days left to restore your account$/);
  await expect(dialog).toContainText(/It will be deleted on .+/);
  await restoration.code.fill(await restoration.sentCode(PHONE, inbox));
  await restoration.button('verification.verify').click();
  await expect(restoration.heading('restore.verifiedTitle')).toBeFocused();
  await expect(dialog).toContainText('Restoration succeeded. Please login again');
  await restoration.button('restore.logInAgain').click();

  await expect(signIn.phone).toHaveValue('199 0000 0019');
  await expect(signIn.agreement).not.toBeChecked();
  await clock.advance(60_000);
  await signIn.agreement.check();
  await signIn.getCodeAgain.click();
  await signIn.counting.waitFor();
  await signIn.code.fill(await inbox.nextCode(PHONE));
  await signIn.submit.click();
  await expect(page.getByRole('button', { expanded: false })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the page behind stays at its beginning', async ({ page, inbox }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const restoration = new RestorationDialog(page);
  await restoration.reach('en_US', 'phone', PHONE, inbox);
  await restoration.sentCode(PHONE, inbox);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('works with the keyboard alone in all steps', async ({ page, inbox }) => {
  const restoration = new RestorationDialog(page, zh_CN);
  await restoration.reach('zh_CN', 'phone', PHONE, inbox);
  await expect(restoration.headline).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(restoration.button('restore.continue')).toBeFocused();
  await page.keyboard.press('Enter');
  await restoration.counting.waitFor();
  await expect(restoration.code).toBeFocused();
  await page.keyboard.type(await inbox.nextCode(PHONE));
  await page.keyboard.press('Enter');
  await expect(restoration.heading('restore.verifiedTitle')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(restoration.signIn.phone).toHaveValue('199 0000 0019');
});

testLooks(
  'accessible and reachable at 320 px in all steps',
  async ({ page, inbox, locale, words, look }) => {
    const restoration = new RestorationDialog(page, words);
    await restoration.reach(locale, 'email', EMAIL, inbox);
    await look();
    const right = await restoration.sentCode(EMAIL, inbox);
    await look();
    await restoration.code.fill(right === '000000' ? '111111' : '000000');
    await restoration.button('verification.verify').click();
    await expect(restoration.code).toHaveAttribute('aria-invalid', 'true');
    await look();
    await restoration.code.fill(right);
    await restoration.button('verification.verify').click();
    await restoration.heading('restore.verifiedTitle').waitFor();
    await look();
  },
);

import type { Page } from '@playwright/test';
import { zh_CN } from '#translations/zh_CN.ts';
import { networkQuiet } from './fixtures/networkQuiet';
import { expect, test } from './fixtures/test';
import { QrPanel } from './pages/qrPanel';
import { SignInPage } from './pages/signInPage';

/** The phone of a user who has the app, in a second page. */
async function openMockPhone(page: Page, qrSession: string) {
  const phone = await page.context().newPage();
  await phone.goto(`/__mock/phone/${qrSession}`);
  const tap = (name: string) => phone.getByRole('button', { name, exact: true }).click();
  return {
    scan: () => tap('Scan the QR code'),
    cancel: () => tap('Cancel'),
    async confirm() {
      await phone.getByRole('combobox', { name: 'Signed in here as' }).selectOption('user-chinese');
      await tap('Log in');
    },
  };
}

test('the card stays as it is between code and QR code', async ({ page }) => {
  const signIn = new SignInPage(page, zh_CN);
  const panel = new QrPanel(page, zh_CN);
  await signIn.open('zh_CN');
  await page.getByRole('region', { name: zh_CN['thirdParty.title'] }).waitFor();
  const box = () => signIn.dialog.locator('> :first-child').boundingBox();
  const codeBox = await box();
  await panel.button('qr.toQr').click();
  await expect(panel.code).toBeVisible();
  await expect(signIn.phone).toBeHidden();
  expect(await box()).toEqual(codeBox);
});

test('switches to the QR code, is scanned and confirmed on the phone, and shows the name after the reload', async ({
  page,
}) => {
  const signIn = new SignInPage(page, zh_CN);
  const panel = new QrPanel(page, zh_CN);
  await signIn.open('zh_CN');
  await panel.button('qr.toQr').click();
  await expect(panel.code).toBeVisible();
  await signIn.agreement.check();
  const phone = await openMockPhone(page, await panel.session());
  await phone.scan();
  await expect(panel.news('qr.scanned')).toBeVisible();
  await phone.confirm();
  await expect(signIn.member('李晨曦')).toBeVisible();
  await expect(panel.dialog).toHaveCount(0);
  await page.reload();
  await expect(signIn.member('李晨曦')).toBeVisible();
});

test('works with the keyboard alone', async ({ page, mock }) => {
  const panel = new QrPanel(page);
  await new SignInPage(page).open('en_US');
  await page.keyboard.press('Shift+Tab');
  await expect(panel.button('qr.toQr')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.code).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel.button('qr.cancel')).toBeFocused();
  await mock.moveQr(await panel.session(), 'expire');
  await expect(panel.group).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel.button('qr.clickToRefresh')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.code).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel.news('qr.cancelled')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel.button('common.back')).toBeFocused();
});

test('a camera without the app finds an explanation, and the session does not change', async ({
  page,
  mock,
}) => {
  const panel = new QrPanel(page);
  await panel.open('en_US');
  const link = await panel.read();
  await page.goto('about:blank');
  // Another browser than the one that shows the code: no language was chosen in it.
  const calls = async () =>
    (await mock.requests()).filter(({ path }) => path.includes('qrcode.login')).length;
  const before = await calls();
  await page.goto(link.href);
  await expect(
    page.getByRole('heading', { level: 1, name: zh_CN['browserOpen.title'] }),
  ).toBeVisible();
  await networkQuiet(page);
  expect(await calls()).toBe(before);
  await page.getByRole('link', { name: zh_CN['common.goHome'] }).click();
  await expect(page).toHaveURL(/\/\?sxz-lang=zh_CN$/);
});

import type { Page } from '@playwright/test';
import { de_DE } from '#translations/de_DE.ts';
import { zh_CN } from '#translations/zh_CN.ts';
import { expect, test } from './fixtures/test';
import { delayScripts, openBeforeScripts, watchWords } from './fixtures/delayedScripts';
import { QrPanel } from './pages/qrPanel';
import { SignInPage } from './pages/signInPage';

/** At most the ground behind the dialog. */
const showsNothing = async (page: Page) => {
  await expect(page.locator('#root')).toHaveText('');
  await expect(page.locator('#root').locator('input, button, a')).toHaveCount(0);
};
/** The title and the card stay while scripts load; what may be wrong is hidden. */
const onlyFrame = async (page: Page) => {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
};
const keep = (page: Page, entries: Record<string, string>) =>
  page.addInitScript((all) => {
    // The initial empty page in Firefox has no storage.
    if (window.origin !== 'null')
      Object.entries(all).forEach(([key, value]) => localStorage.setItem(key, value));
  }, entries);

test('if only storage knows the language, no words of another language appear', async ({
  page,
}) => {
  await keep(page, { sxz_lang: 'de_DE' });
  const painted = await watchWords(page);
  const scripts = await delayScripts(page);
  await openBeforeScripts(page, '/login/index');
  await showsNothing(page);
  await scripts.release();
  await expect(new SignInPage(page, de_DE).phone).toBeVisible();
  const words = await painted();
  for (const key of ['common.platformName', 'signIn.mobileNumber', 'signIn.submit'] as const)
    expect(words).not.toContain(zh_CN[key]);
});

test('a signed-in user sees no form', async ({ page, inbox }) => {
  const signIn = new SignInPage(page, zh_CN);
  await signIn.open('zh_CN');
  await signIn.signIn('13800000001', inbox);
  await expect(signIn.dialog).toHaveCount(0);
  await expect(signIn.member('李晨曦')).toBeVisible();
  const painted = await watchWords(page);
  const scripts = await delayScripts(page);
  await openBeforeScripts(page, '/login/index');
  await showsNothing(page);
  await scripts.release();
  await expect(signIn.member('李晨曦')).toBeVisible();
  expect(await painted()).not.toContain(zh_CN['signIn.mobileNumber']);
});

test('a user whom another tab signs in while scripts are loading sees no form any more', async ({
  page,
  context,
  inbox,
}) => {
  const here = new SignInPage(page, zh_CN);
  const scripts = await delayScripts(page);
  await openBeforeScripts(page, '/login/index');
  await here.phone.fill('13800000002');
  await here.getCode.click();
  const there = new SignInPage(await context.newPage(), zh_CN);
  await there.open('zh_CN');
  await there.signIn('13800000001', inbox);
  await expect(there.member('李晨曦')).toBeVisible();
  await scripts.release();
  await expect(here.member('李晨曦')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

for (const { title, path, stored } of [
  { title: 'a stored choice of the QR code', path: '/login/index', stored: { loginMode: '2' } },
  { title: 'an address that asks for the QR code', path: '/login/index?loginMode=2', stored: {} },
]) {
  test(`${title} does not flash the code form`, async ({ page }) => {
    await keep(page, { ...stored });
    const painted = await watchWords(page);
    const scripts = await delayScripts(page);
    await openBeforeScripts(page, path);
    await onlyFrame(page);
    await scripts.release();
    await expect(new QrPanel(page, zh_CN).code).toBeVisible();
    expect(await painted()).not.toContain(zh_CN['signIn.mobileNumber']);
  });
}

import type { Page, Route } from '@playwright/test';
import { de_DE } from '#translations/de_DE.ts';
import { zh_CN } from '#translations/zh_CN.ts';
import { NIGHTLY } from './fixtures/languages';
import { expect, test } from './fixtures/test';
import { delayScripts, openBeforeScripts, watchWords } from './pages/delayedScripts';
import { QrPanel } from './pages/qrPanel';
import { SignInPage } from './pages/signInPage';

const rootIsEmpty = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.getElementById('root')?.childElementCount))
    .toBe(0);
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
  await rootIsEmpty(page);
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
  await rootIsEmpty(page);
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
    await rootIsEmpty(page);
    await scripts.release();
    await expect(new QrPanel(page, zh_CN).code).toBeVisible();
    expect(await painted()).not.toContain(zh_CN['signIn.mobileNumber']);
  });
}

test('a return from a foreign sign-in page does not flash the form', async ({ page }) => {
  const scripts = await delayScripts(page);
  await openBeforeScripts(page, '/login/index?sxz-lang=zh_CN&isThirdLogin=uniportal');
  await rootIsEmpty(page);
  await scripts.release();
  await expect(new SignInPage(page, zh_CN).phone).toBeVisible();
});

// Playwright cannot disable scripts in Firefox.
test.describe('without JavaScript', { tag: '@chromium-only' }, () => {
  test.use({ javaScriptEnabled: false });
  for (const [locale, plea] of [
    ['zh_CN', 'JavaScript未运行'],
    ['de_DE', 'JavaScript läuft nicht'],
    ['ar_SA', 'لا يعمل JavaScript'],
  ] as const) {
    test(
      `the page asks for it in ${locale}`,
      locale === 'de_DE' ? {} : NIGHTLY,
      async ({ page }) => {
        await page.goto(`/login/index?sxz-lang=${locale}`);
        // It is above the form, which does not work. `getByText` ignores texts in noscript elements.
        const words = page.locator('noscript');
        await expect(words).toBeInViewport({ ratio: 1 });
        expect(await words.textContent()).toContain(plea);
        expect(
          await words.evaluate((text) => {
            const { x, y, width, height } = text.getBoundingClientRect();
            return (
              document.elementFromPoint(x + width / 2, y + height / 2)?.closest('noscript') !== null
            );
          }),
        ).toBe(true);
      },
    );
  }
});

for (const { script, fails, answer } of [
  {
    script: 'libraries',
    fails: 'is another',
    answer: (route: Route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'self.other = 1' }),
  },
  {
    script: 'main',
    fails: 'does not come',
    answer: (route: Route) => route.abort('connectionreset'),
  },
]) {
  test(`the page says so, once, when its script ${script} ${fails}`, async ({ page, expected }) => {
    expected.trouble('console error', /404|integrity|ERR_CONNECTION_RESET/);
    await page.route(`**/assets/${script}.*.js`, answer);
    const alert = page.getByRole('alert').filter({ hasText: /\S/ });
    for (const path of ['/login/index', '/join']) {
      await page.goto(`${path}?sxz-lang=de_DE`);
      await expect(alert).toHaveText(
        'JavaScript läuft nicht. Bitte aktivieren Sie es oder laden Sie die Seite neu.',
      );
      await expect(alert).toBeInViewport({ ratio: 1 });
    }
  });
}

test('a user who goes away and back finds the page unchanged', async ({ page }) => {
  const signIn = new SignInPage(page, zh_CN);
  await signIn.open('zh_CN');
  await signIn.phone.fill('13800000071');
  await page.goto('/service?sxz-lang=zh_CN');
  await page.goBack();
  await expect(signIn.phone).toBeVisible();
  await signIn.phone.fill('13800000073');
  await signIn.agreement.check();
  await signIn.getCode.click();
  await expect(signIn.counting).toBeVisible();
});

import { ar_SA } from '#translations/ar_SA.ts';
import { de_DE } from '#translations/de_DE.ts';
import { zh_CN } from '#translations/zh_CN.ts';
import { delayScripts, openBeforeScripts } from './fixtures/delayedScripts';
import { NIGHTLY } from './fixtures/languages';
import { expect, test } from './fixtures/test';
import { SignInPage } from './pages/signInPage';

const LANGUAGES = [
  { locale: 'zh_CN', words: zh_CN, tag: 'zh-CN', direction: 'ltr' },
  { locale: 'de_DE', words: de_DE, tag: 'de-DE', direction: 'ltr' },
  { locale: 'ar_SA', words: ar_SA, tag: 'ar-SA', direction: 'rtl' },
] as const;

for (const { locale, words, tag, direction } of LANGUAGES) {
  for (const by of ['query', 'cookie'] as const) {
    test(
      `${locale} by ${by}: the form exists before any script, and keeps the input`,
      (locale === 'ar_SA') === (by === 'query') && locale !== 'de_DE' ? {} : NIGHTLY,
      async ({ page, context, baseURL, mock, inbox }) => {
        if (by === 'cookie')
          await context.addCookies([{ name: 'sxz_lang', value: locale, url: baseURL ?? '' }]);
        const scripts = await delayScripts(page);
        await openBeforeScripts(
          page,
          by === 'query' ? `/login/index?sxz-lang=${locale}` : '/login/index',
        );
        const signIn = new SignInPage(page, words);
        await expect(signIn.phone).toBeFocused();
        await expect(page.locator('html')).toHaveAttribute('lang', tag);
        expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe(
          direction,
        );

        await page.keyboard.type('13800000071');
        await page.keyboard.press('Enter');
        await expect(signIn.phone).toHaveValue('13800000071');
        expect(new URL(page.url()).search).toBe(by === 'query' ? `?sxz-lang=${locale}` : '');
        await signIn.agreement.check();
        await signIn.getCode.click();
        await signIn.getCode.click();
        await signIn.phone.focus();
        await page.keyboard.press('Home');
        for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
        expect(await mock.requests('sendSmsCode')).toEqual([]);

        await scripts.release();
        await expect(signIn.phone).toHaveValue('138 0000 0071');
        const code = await inbox.nextCode('13800000071');
        await expect(signIn.counting).toBeVisible();
        await expect(signIn.agreement).toBeChecked();
        expect(await mock.requests('sendSmsCode')).toHaveLength(1);
        await expect(page.locator('[data-pressed]')).toHaveCount(0);
        await signIn.code.fill(code);
        await signIn.submit.click();
        await expect(signIn.dialog).toHaveCount(0);
      },
    );
  }
}

test('the caret stays at its position, between the same digits', async ({ page }) => {
  const scripts = await delayScripts(page);
  await openBeforeScripts(page, '/login/index?sxz-lang=zh_CN');
  const { phone } = new SignInPage(page, zh_CN);
  await phone.pressSequentially('13800000071');
  await page.keyboard.press('Home');
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
  await scripts.release();
  await expect(phone).toHaveValue('138 0000 0071');
  await expect(phone).toBeFocused();
  const before = await phone.evaluate((field: HTMLInputElement) =>
    field.value.slice(0, field.selectionStart ?? 0),
  );
  expect(before.replace(/ /g, '')).toBe('13800');
});

test('is accessible before any script, and after', async ({ page, axe }) => {
  const scripts = await delayScripts(page);
  await openBeforeScripts(page, '/login/index?sxz-lang=ar_SA');
  await expect(new SignInPage(page, ar_SA).phone).toBeFocused();
  await axe();
  await scripts.release();
  await expect(new SignInPage(page, ar_SA).language).toBeVisible();
  await axe();
});

import type { Page } from '@playwright/test';
import { de_DE } from '#translations/de_DE.ts';
import { zh_CN } from '#translations/zh_CN.ts';
import { expect, test } from './fixtures/test';
import { delayScripts, openBeforeScripts } from './fixtures/delayedScripts';
import { SignInPage } from './pages/signInPage';
import { translate } from './fixtures/translate';

/** The icons that a password manager puts beside the fields that it knows. */
const fillIcons = (page: Page) =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll('input'))
      field.insertAdjacentElement('afterend', document.createElement('div'));
  });

/** Changes by extensions before the app's scripts have loaded. */
const CHANGES = [
  { who: 'a translator', change: translate },
  { who: 'a password manager', change: fillIcons, trouble: /#418|hydrat/i },
];

for (const { who, change, trouble } of CHANGES) {
  test(`input, ticks and presses are kept although ${who} has changed the form before the app was loaded`, async ({
    page,
    mock,
    expected,
  }) => {
    if (trouble) expected.trouble('console error', trouble);
    const scripts = await delayScripts(page);
    await openBeforeScripts(page, '/login/index?sxz-lang=zh_CN');
    const signIn = new SignInPage(page, zh_CN);
    await signIn.phone.fill('13800000075');
    await signIn.agreement.check();
    await signIn.getCode.click();
    await change(page);

    await scripts.release();
    await expect(signIn.counting).toBeVisible();
    await expect(signIn.phone).toHaveValue('138 0000 0075');
    await expect(signIn.agreement).toBeChecked();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    expect(await mock.requests('sendSmsCode')).toHaveLength(1);
  });
}

test('falls back to Chinese if a language file cannot be loaded, and keeps input, ticks and presses', async ({
  page,
  mock,
  expected,
}) => {
  expected.trouble('console error', /404/);
  const scripts = await delayScripts(page);
  await page.route('**/assets/de_DE.*.js', (route) =>
    route.fulfill({ status: 404, body: 'Not found' }),
  );
  await openBeforeScripts(page, '/login/index?sxz-lang=de_DE');
  const inGerman = new SignInPage(page, de_DE);
  await inGerman.phone.fill('13800000076');
  await inGerman.agreement.check();
  await inGerman.getCode.click();
  await inGerman.code.fill('a1b2');

  await scripts.release();
  const signIn = new SignInPage(page, zh_CN);
  await expect(signIn.counting).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.getByRole('combobox', { name: zh_CN['header.language'] })).toBeVisible();
  await expect(signIn.phone).toHaveValue('138 0000 0076');
  await expect(signIn.code).toHaveValue('a1b2');
  await expect(signIn.code).toBeFocused();
  await expect(signIn.agreement).toBeChecked();
  expect(await mock.requests('sendSmsCode')).toHaveLength(1);
  // Parts that load when idle may still be loading.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

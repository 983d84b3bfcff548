import type { Page } from '@playwright/test';
import { ar_SA } from '#translations/ar_SA.ts';
import { NIGHTLY } from './fixtures/languages';
import { expect, test } from './fixtures/test';
import { SignInPage } from './pages/signInPage';

const LEARNER = '李晨曦';

/** The provider's stand-in page: signs in as the learner. */
async function signInThere(page: Page) {
  await page.getByRole('button', { name: new RegExp(LEARNER) }).click();
}

async function expectSignedIn(page: Page, loginType: string) {
  await expect(page.getByRole('button', { name: LEARNER, exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('lastestLoginType'))).toBe(loginType);
  expect(new URL(page.url()).search).not.toMatch(/isThirdLogin|state|code/);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'access_token')).toMatchObject({
    sameSite: 'Lax',
    path: '/',
  });
}

const WAYS = [
  { name: 'Uniportal account', there: /\/__mock\/providers\/uniportal\?/, loginType: 'uniportal' },
  { name: 'Provider account', there: /\/__mock\/providers\/provider\?/, loginType: 'provider' },
  { name: 'HW ID', there: /\/__mock\/providers\/vendor\?product=hw&/, loginType: 'hw' },
  {
    name: 'Enterprise account',
    there: /\/__mock\/providers\/oauth2\/authorize\?/,
    loginType: 'enterpirseOauth2',
  },
] as const;

for (const { name, there, loginType } of WAYS) {
  // Other tests use this one too.
  const when = name === 'Enterprise account' ? NIGHTLY : {};
  test(
    `${name}: from the click through the agreement and the stand-in page to the name in the header`,
    when,
    async ({ page, axe }) => {
      const signIn = new SignInPage(page);
      await signIn.open('en_US', '/login/index?tenant_id=all');
      const button = page.getByRole('button', { name, exact: true });
      await button.click();
      await expect(signIn.question).toBeVisible();
      await signIn.ok.click();
      await page.waitForURL(there);
      await axe();
      await signInThere(page);
      await expectSignedIn(page, loginType);
      await page.getByRole('button', { name: LEARNER, exact: true }).click();
      await signIn.logOut.click();
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(button).toHaveAccessibleDescription('Last used');
    },
  );
}

test('works with the keyboard alone, in Arabic', async ({ page }) => {
  const signIn = new SignInPage(page, ar_SA);
  await signIn.open('ar_SA');
  await signIn.way('uniportal').focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expect(signIn.dialog).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(signIn.ok).toBeEnabled();
  await signIn.ok.press('Enter');
  await page.waitForURL(/providers\/uniportal\?sxz-lang=ar_SA/);
});

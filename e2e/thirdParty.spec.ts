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

test('an attempt that was given up signs no one in to the account of another site’s code', async ({
  page,
  browser,
  context,
  baseURL,
}) => {
  const signIn = new SignInPage(page);
  await signIn.open('en_US', '/login/index?tenant_id=all');
  await signIn.agreement.check();
  await signIn.way('uniportal').click();
  await page.waitForURL(/providers\/uniportal/);
  await page.goBack();
  await signIn.close.click();

  // The attacker gets a code for their own account.
  const theirs = await browser.newContext({ storageState: await context.storageState() });
  const attacker = await theirs.newPage();
  await attacker.goto(`${baseURL}/login/index?tenant_id=oauth&sxz-lang=en_US`);
  await attacker.waitForURL(/oauth2\/authorize/);
  const account = attacker.getByRole('button', { name: new RegExp(LEARNER) });
  const choice = (await account.getAttribute('value')) ?? '';
  const sent = { form: { choice }, headers: { origin: baseURL ?? '' }, maxRedirects: 0 };
  const { location = '' } = (await theirs.request.post(attacker.url(), sent)).headers();
  expect(location).toContain('code=');
  await theirs.close();

  // A window of the visitor opens the address, and is turned away before our page runs.
  await context.request.get(location, { maxRedirects: 0 });
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name)).toContain('access_token');
  const opened = await context.newPage();
  await opened.goto('/?isThirdLogin=uniportal&sxz-lang=en_US');
  await expect(new SignInPage(opened).question).toBeVisible();
  expect(await opened.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
});

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

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { SignInPage } from './pages/signInPage';

/*
 * Playwright disables the back/forward cache of Chromium, so Back reloads the page.
 * `pageCache.spec.ts` tests the cache.
 */

/** Goes back, and checks for a while that the page stays. */
async function goBackAndStay(page: Page): Promise<SignInPage> {
  const signIn = new SignInPage(page);
  await page.goBack();
  await expect(signIn.dialog).toBeVisible();
  await expect(signIn.notice('thirdParty.cameBack')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/login/index');
  return signIn;
}

test('pub-06 after Back from the enterprise account, the page stays, and another press redirects again', async ({
  page,
}) => {
  const signIn = new SignInPage(page);
  await signIn.open('en_US', '/login/index?tenant_id=all');
  await signIn.agreement.check();
  await signIn.way('enterprise').click();
  await page.waitForURL(/oauth2\/authorize/);
  // The page in between is in the history only if it had loaded before it redirected: then Back
  // reaches both pages.
  await page.goBack();
  await expect(signIn.way('enterprise')).toBeVisible();
  await signIn.agreement.check();
  await page.reload();
  await expect(signIn.way('enterprise')).toBeVisible();
  await signIn.agreement.check();
  await signIn.way('enterprise').click();
  await page.waitForURL(/oauth2\/authorize/);
});

for (const { tenant, there } of [
  { tenant: 'oauth', there: /oauth2\/authorize/ },
  { tenant: 'portal', there: /providers\/uniportal/ },
  { tenant: 'provider', there: /providers\/vendor/ },
]) {
  test(`after Back, academy ${tenant} with its automatic redirect stays; so does a duplicate of the tab`, async ({
    page,
    context,
  }) => {
    // Chromium replaces the history entry of a page that redirects before it has loaded.
    await page.route('**/api/**', async (route) => {
      await page.waitForLoadState();
      await route.fallback();
    });
    await page.goto(`/login/index?tenant_id=${tenant}&sxz-lang=en_US`);
    await page.waitForURL(there);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await goBackAndStay(page);
    const opened = context.waitForEvent('page');
    // A window that a page opens starts with a copy of its session storage, like a duplicated tab.
    await page.evaluate(() => void window.open(location.href));
    await expect(new SignInPage(await opened).notice('thirdParty.cameBack')).toBeVisible();
  });
}

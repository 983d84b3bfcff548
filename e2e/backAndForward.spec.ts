import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { SignInPage } from './pages/signInPage';

/* Playwright takes the page cache away from Chromium: Back loads the page again. `pageCache.spec.ts` has the other case. */

/** Goes back, and looks for a while whether the page stays. */
async function goBackAndStay(page: Page): Promise<SignInPage> {
  const signIn = new SignInPage(page);
  await page.goBack();
  await expect(signIn.dialog).toBeVisible();
  await expect(signIn.notice('thirdParty.cameBack')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/login/index');
  return signIn;
}

test('pub-06 Back from the enterprise account, which a press led to, stays, and another press leads on', async ({
  page,
}) => {
  const signIn = new SignInPage(page);
  await signIn.open('en_US', '/login/index?tenant_id=all');
  await signIn.agreement.check();
  await signIn.way('enterprise').click();
  await page.waitForURL(/oauth2\/authorize/);
  // The page between stands in the history only where it had loaded before it led on: both are pages to come back to.
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
  test(`Back to academy ${tenant}, which leaves by itself, stays; so does a duplicate of the tab`, async ({
    page,
    context,
  }) => {
    await page.goto(`/login/index?tenant_id=${tenant}&sxz-lang=en_US`);
    await page.waitForURL(there);
    await goBackAndStay(page);
    const opened = context.waitForEvent('page');
    // A window that a page opens starts with a copy of its session storage, as a duplicate does.
    await page.evaluate(() => void window.open(location.href));
    await expect(new SignInPage(await opened).notice('thirdParty.cameBack')).toBeVisible();
  });
}

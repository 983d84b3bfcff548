import type { Page } from '@playwright/test';
import { withBrand } from '#scripts/serve/brandStyle.ts';
import { expect, test } from './fixtures/test';
import { delayScripts, openBeforeScripts } from './fixtures/delayedScripts';
import { SignInPage } from './pages/signInPage';

/** Serves the page with that brand in the deployment configuration. */
async function serveBrand(page: Page, brand: unknown): Promise<void> {
  await page.route('**/login/index*', async (route) => {
    const answer = await route.fetch();
    const text = JSON.stringify({ brand });
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(
        /(id="?deployment"?>)[^<]*/,
        (_, before: string) => before + text,
      ),
    });
  });
}

/** The current accent of the page. It comes with the scripts, after the first paint. */
const paint = (page: Page) =>
  page.evaluate(() => {
    const value = (name: string) =>
      getComputedStyle(document.documentElement).getPropertyValue(name);
    return {
      accent: value('--color-action-primary-rest'),
      focus: value('--color-focus'),
      radius: value('--radius-control'),
    };
  });

test('a deployment has its own accent and corners, in the light and in the dark theme', async ({
  page,
  axe,
}) => {
  await serveBrand(page, { accent: '#06726e', accentDark: '#8cc7c2', radius: 4 });
  const signIn = new SignInPage(page);
  await signIn.open('en_US');
  await expect
    .poll(() => paint(page))
    .toEqual({ accent: '#06726e', focus: '#06726e', radius: '4px' });
  await axe();
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn.open('en_US');
  await expect
    .poll(() => paint(page))
    .toEqual({ accent: '#07726e', focus: '#8cc7c2', radius: '4px' });
  await axe();
  await expect(page.locator('html')).not.toHaveAttribute('style');
});

test('the first paint has the deployment’s accent and corners, before any script', async ({
  page,
}) => {
  const brand = { accent: '#06726e', accentDark: '#8cc7c2', radius: 4 };
  const scripts = await delayScripts(page);
  await page.route('**/login/index*', async (route) => {
    const answer = await route.fetch();
    const { 'content-security-policy': _, ...headers } = answer.headers();
    await route.fulfill({ body: withBrand(await answer.text(), brand), headers });
  });
  const look = () =>
    page.locator('button[type=submit]').evaluate((button) => {
      button.removeAttribute('data-dimmed');
      const { backgroundColor, borderRadius } = getComputedStyle(button);
      return [backgroundColor, borderRadius];
    });
  await openBeforeScripts(page, '/login/index?sxz-lang=en_US');
  expect(await look()).toEqual(['rgb(6, 114, 110)', '4px']);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await look()).toEqual(['rgb(7, 114, 110)', '4px']);
  await scripts.release();
});

import type { Page } from '@playwright/test';
import { withBrand } from '#scripts/serve/brandStyle.ts';
import { expect, test } from './fixtures/test';
import { delayScripts, openBeforeScripts } from './fixtures/delayedScripts';
import { QrPanel } from './pages/qrPanel';
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

test('the logo is in the card and in the middle of the QR code, which stays readable', async ({
  page,
  mock,
}) => {
  await serveBrand(page, { accent: '#06726e', logo: '/logo.svg' });
  await page.route('**/logo.svg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9H0"/></svg>',
    }),
  );
  const panel = new QrPanel(page);
  await panel.open('en_US');
  const logos = page.getByRole('dialog').locator('img[src="/logo.svg"]');
  await expect(logos).toHaveCount(2);
  const [code, mark] = await Promise.all([panel.code.boundingBox(), logos.last().boundingBox()]);
  const middle = (box: typeof code) => box && [box.x + box.width / 2, box.y + box.height / 2];
  expect(middle(mark)).toEqual(middle(code));
  await mock.moveQr(await panel.session(), 'scan');
});

test('the first paint has the deployment’s accent and corners, before any script', async ({
  page,
}) => {
  const brand = { accent: '#06726e', accentDark: '#8cc7c2', radius: 4, logo: '/logo.svg' };
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
  await page.route('**/logo.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '' }),
  );
  await openBeforeScripts(page, '/login/index?sxz-lang=en_US');
  await expect(page.locator('[data-mark]')).toHaveCSS('background-image', /logo\.svg/);
  expect(await look()).toEqual(['rgb(6, 114, 110)', '4px']);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await look()).toEqual(['rgb(7, 114, 110)', '4px']);
  await scripts.release();
});

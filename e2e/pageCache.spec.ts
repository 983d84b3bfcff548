import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import type { LocalServer } from '#scripts/serve/listenLocally.ts';
import config from '../playwright.config';
import { LEARNER } from './fixtures/people';
import { serveStorable } from './fixtures/storableHost';
import { expect, test } from './fixtures/test';

let browser: Browser;
let server: LocalServer;

// A separate browser, because Playwright disables the back/forward cache otherwise.
test.beforeAll(async () => {
  server = await serveStorable();
  browser = await chromium.launch({
    ...config.use?.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
test.afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** The sign-in page in a namespace of the mock. It records when the browser restores it. */
async function openSignIn(namespace: string): Promise<Page> {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'mock_ns', value: namespace, url: server.url }]);
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) =>
      Object.assign(window, { wasRestored: persisted }),
    );
  });
  await page.goto(`${server.url}/login/index?sxz-lang=en_US`);
  return page;
}

/** Opens another page of the app and goes back. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.goto(
    `${server.url}/commonUsage/failReceiveVerificationCode.htm?type=phone&sxz-lang=en_US`,
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // `page.goBack` waits for a load event, which a restored page does not fire.
  await page.evaluate(() => history.back());
  const wasRestored = () =>
    page.evaluate(() => (window as unknown as { wasRestored?: boolean }).wasRestored);
  // The context of the page that is left can end while it evaluates.
  await expect
    .poll(() => wasRestored().catch(() => false), 'the browser restored the page from its cache')
    .toBe(true);
}

test(
  'the browser’s back to a restored page: the number without the code, the agreement unchanged, the countdown continues, and signing in works',
  { tag: '@chromium-only' },
  async ({ namespace, inbox }) => {
    const page = await openSignIn(namespace);
    const number = page.getByRole('textbox', { name: 'Mobile number' });
    const codeField = page.getByRole('textbox', { name: 'Verification code' });
    await number.fill(LEARNER);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Get code' }).click();
    const code = await inbox.nextCode(LEARNER);
    await codeField.fill(code);
    await leaveAndReturn(page);
    await expect(codeField).toHaveValue('');
    await expect(number).toHaveValue('138 0000 0001');
    await expect(page.getByRole('checkbox')).toBeChecked();
    await expect(page.locator('button[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByText(/^Resend in [1-5]?\ds$/)).toBeVisible();
    await codeField.fill(code);
    await page.getByRole('button', { name: 'Log in / Register' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  },
);

import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { readQrCode } from './fixtures/readQrCode';
import { expect, test } from './fixtures/test';
import { QrPanel } from './pages/qrPanel';
import { SignInPage } from './pages/signInPage';
import { translate } from './pages/translate';

/* What browser extensions do to the page, with the engine of Dark Reader. */

test.use({ bypassCSP: true });

const DARK_READER = createRequire(import.meta.url).resolve('darkreader');

/** Adds an element as password managers do, with a button that counts its presses. */
async function addManager(page: Page): Promise<void> {
  await page.evaluate(() => {
    const manager = document.body.appendChild(document.createElement('vault-menu'));
    manager.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 2147483647';
    const button = manager.appendChild(document.createElement('button'));
    button.textContent = 'Filled 0';
    let count = 0;
    button.addEventListener('click', () => (button.textContent = `Filled ${++count}`));
  });
}

// Playwright cannot bypass the page's policy in Firefox.
for (const colorScheme of ['light', 'dark'] as const) {
  const name = `cameras can read the QR code under Dark Reader: ${colorScheme}`;
  test(name, { tag: '@chromium-only' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/login/index?loginMode=2&sxz-lang=en_US');
    const { code } = new QrPanel(page);
    await expect(code).toBeVisible();
    await page.addScriptTag({ path: DARK_READER });
    await page.evaluate(() =>
      (window as unknown as { DarkReader: { enable(theme: object): void } }).DarkReader.enable({
        brightness: 100,
        contrast: 90,
      }),
    );
    await expect(page.locator('style.darkreader').first()).toBeAttached();
    expect(readQrCode(await code.screenshot())).toContain('/browser/open?type=scanLogin');
  });
}

test('a password manager’s button works before the dialog’s question, over it and after it', async ({
  page,
}) => {
  const signIn = new SignInPage(page);
  await signIn.open('en_US');
  await addManager(page);
  const fill = page.getByRole('button', { name: /^Filled/ });
  await fill.click();
  await signIn.phone.fill('13800000084');
  await signIn.getCode.click();
  await expect(signIn.question).toBeVisible();
  await fill.click();
  await signIn.ok.click();
  await expect(signIn.question).toHaveCount(0);
  await fill.click();
  await expect(fill).toHaveText('Filled 3');
});

test('a translated page still asks, sends and signs in', async ({ page, inbox }) => {
  const signIn = new SignInPage(page);
  await signIn.open('en_US');
  await translate(page);
  await signIn.sendCode('13800000085');
  await translate(page);
  await signIn.code.fill(await inbox.nextCode('13800000085'));
  await signIn.submit.click();
  await expect(signIn.dialog).toHaveCount(0);
});

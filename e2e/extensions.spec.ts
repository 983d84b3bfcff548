import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { SignInPage } from './pages/signInPage';
import { translate } from './fixtures/translate';

/* What browser extensions do to the page. */

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

test('fields that an extension has put in the place of ours get a code and sign in', async ({
  page,
  inbox,
}) => {
  const signIn = new SignInPage(page);
  await signIn.open('en_US');
  const replaceFields = () =>
    page.evaluate(() =>
      document.querySelectorAll('input').forEach((field) => field.replaceWith(field.cloneNode())),
    );
  await replaceFields();
  await signIn.sendCode('13800000086');
  await replaceFields();
  await signIn.code.fill(await inbox.nextCode('13800000086'));
  await signIn.submit.click();
  await expect(signIn.dialog).toHaveCount(0);
});

test('a form filler that writes into every field gives no agreement and sends nothing', async ({
  page,
}) => {
  const signIn = new SignInPage(page);
  await signIn.open('en_US');
  await page.evaluate(() => {
    for (const field of document.querySelectorAll('input, select, textarea')) {
      (field as HTMLInputElement).value = 'Ada';
      for (const name of ['focus', 'keydown', 'input', 'change', 'blur'])
        field.dispatchEvent(new Event(name, { bubbles: true }));
    }
  });
  await signIn.getCode.click();
  await expect(signIn.phone).toHaveAccessibleDescription(/valid 11-digit/);
  await expect(signIn.agreement).not.toBeChecked();
  await signIn.phone.fill('13800000088');
  await signIn.getCode.click();
  await expect(signIn.question).toBeVisible();
});

import { LEARNER } from './fixtures/people';
import { expect, test } from './fixtures/test';
import { QrPanel } from './pages/qrPanel';
import { SignInPage } from './pages/signInPage';

/** Sets a value or a tick without an event, as some password managers do. */
function fillSilently(field: HTMLInputElement, value: string | true): void {
  const property = value === true ? 'checked' : 'value';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, property)?.set?.call(field, value);
}

test('pub-01 sends a code and shows a QR code if the browser wrongly reports that it is offline', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }),
  );
  const signIn = new SignInPage(page);
  await signIn.open('en_US');
  await signIn.sendCode(LEARNER);
  const panel = new QrPanel(page);
  await panel.open('en_US');
  await expect(page.getByRole('img', { name: 'QR code for logging in' })).toBeVisible();
  await page.goto('/service?sxz-lang=en_US');
  await expect(
    page
      .getByRole('main')
      .getByRole('article')
      .or(page.getByRole('main').getByRole('heading'))
      .first(),
  ).toBeVisible();
});

test('pub-01 shows a QR code after input if the browser wrongly reports the page as hidden', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'hidden', { get: () => true }),
  );
  const signIn = new SignInPage(page);
  await signIn.open('en_US');
  await page.getByRole('button', { name: 'Log in with QR code' }).click();
  await expect(page.getByRole('img', { name: 'QR code for logging in' })).toBeVisible();
});

test('pub-03 the correct code replaces a refused one', async ({ page, inbox, expected }) => {
  expected.trouble('console error', /400/);
  const signIn = new SignInPage(page);
  await signIn.open('en_US');
  await signIn.sendCode(LEARNER);
  const code = await inbox.nextCode(LEARNER);
  await signIn.code.fill(code === '000000' ? '000001' : '000000');
  await signIn.submit.click();
  await expect(signIn.code).toHaveAccessibleDescription(/incorrect or invalid/);
  await page.keyboard.press('End');
  await page.keyboard.insertText(code);
  await expect(signIn.code).toHaveValue(code);
});

test('pub-04 a press uses the values that the fields show', async ({ page, inbox }) => {
  const signIn = new SignInPage(page);
  await signIn.open('en_US');
  await signIn.phone.evaluate(fillSilently, LEARNER);
  await signIn.agreement.evaluate(fillSilently, true as const);
  await signIn.getCode.click();
  await signIn.counting.waitFor();
  await signIn.code.evaluate(fillSilently, await inbox.nextCode(LEARNER));
  // Playwright does not click a dimmed button.
  await signIn.submit.press('Enter');
  await expect(signIn.dialog).toHaveCount(0);
});

test('pub-08 undo restores a deleted digit', async ({ page }) => {
  const signIn = new SignInPage(page);
  await signIn.open('en_US');
  await signIn.phone.pressSequentially('13812345678');
  await page.keyboard.press('Home');
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Backspace');
  await expect(signIn.phone).toHaveValue('138 1345 678');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(signIn.phone).toHaveValue('138 1234 5678');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(signIn.phone).toHaveValue('138 1345 678');
});

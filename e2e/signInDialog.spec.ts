import { expect, test } from './fixtures/test';
import { SignInPage } from './pages/signInPage';

test('opens on the global event, 524 wide; Escape and the mask have no effect, the button below closes it', async ({
  page,
}) => {
  await page.goto('/?sxz-lang=en_US');
  await page.getByRole('button', { name: 'Log in', exact: true }).focus();
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('login-dialog')));
  const signIn = new SignInPage(page);
  await expect(signIn.dialog).toBeVisible();
  await expect.poll(async () => (await signIn.dialog.boundingBox())?.width).toBe(524);
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(signIn.dialog).toBeVisible();
  const closed = page.evaluate(
    () =>
      new Promise((resolve) => window.addEventListener('login-dialog:closed', () => resolve(true))),
  );
  await signIn.close.click();
  expect(await closed).toBe(true);
  await expect(signIn.dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeFocused();
});

test('blocks paste, copy, cut and drop in the code field and says why; autofill works', async ({
  page,
}) => {
  const signIn = new SignInPage(page);
  await signIn.open('en_US');
  await signIn.phone.fill('654321');
  await signIn.phone.selectText();
  await page.keyboard.press('ControlOrMeta+X');
  await expect(signIn.phone).toHaveValue('');
  await signIn.code.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(signIn.code).toHaveValue('');
  await expect(signIn.notice('signIn.clipboardBlocked').first()).toBeVisible();
  await signIn.code.evaluate((field: HTMLInputElement) => {
    // What a browser's autofill does: it changes the value and dispatches an input event.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      field,
      '123456',
    );
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(signIn.code).toHaveValue('123456');
  await signIn.code.selectText();
  await page.keyboard.press('ControlOrMeta+X');
  await expect(signIn.code).toHaveValue('123456');
  // The clipboard is unchanged. The page itself may not read it, so the test pastes it into another
  // field.
  await signIn.phone.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(signIn.phone).toHaveValue('654 321');
});

test('a held key, undo and redo leave at most six characters in the code field', async ({
  page,
}) => {
  const signIn = new SignInPage(page);
  await signIn.open('en_US');
  await signIn.code.focus();
  for (let repeated = 0; repeated < 9; repeated += 1) await page.keyboard.down('7');
  await page.keyboard.up('7');
  await expect(signIn.code).toHaveValue('777777');
  for (const keys of ['ControlOrMeta+Z', 'ControlOrMeta+Z', 'ControlOrMeta+Shift+Z']) {
    await page.keyboard.press(keys);
    expect((await signIn.code.inputValue()).length).toBeLessThanOrEqual(6);
  }
  await signIn.code.fill('123456');
  await expect(signIn.code).toHaveValue('123456');
});

test('the caret stays where the user edits the number', async ({ page }) => {
  const signIn = new SignInPage(page);
  await signIn.open('en_US');
  await signIn.phone.pressSequentially('13800000001');
  await expect(signIn.phone).toHaveValue('138 0000 0001');
  await page.keyboard.press('Home');
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('9');
  await expect(signIn.phone).toHaveValue('138 9000 0001');
  expect(await signIn.phone.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(5);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await expect(signIn.phone).toHaveValue('139 0000 001');
});

test('exactly the next action is filled: none, then the code, then the submit button', async ({
  page,
}) => {
  const signIn = new SignInPage(page);
  await signIn.open('en_US');
  const accent = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.background = 'var(--color-action-primary-rest)';
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  });
  const expectFilled = (...names: string[]) =>
    expect
      .poll(() =>
        signIn.dialog
          .getByRole('button')
          .evaluateAll(
            (buttons, color) =>
              buttons
                .filter((button) => getComputedStyle(button).backgroundColor === color)
                .map((button) => button.textContent),
            accent,
          ),
      )
      .toEqual(names);
  await expectFilled();
  await signIn.phone.fill('1380000000');
  await expectFilled();
  await signIn.phone.fill('13800000001');
  await expectFilled('Get code');
  await signIn.sendCode('13800000001');
  await expectFilled();
  await signIn.code.fill('123456');
  await expectFilled('Log in / Register');
});

import type { Locator } from '@playwright/test';
import { NIGHTLY } from './fixtures/languages';
import { expect, test } from './fixtures/test';
import { AssignPage } from './pages/assignPage';
import { PickerDialog } from './pages/pickerDialog';
import { SignInPage } from './pages/signInPage';

/** The vertical overlap of two elements in px; 0 if they are side by side. */
async function overlap(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) throw new Error('One of them cannot be seen.');
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > 0 ? Math.max(down, 0) : 0;
}

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
]) {
  test(`a notice covers neither the dialog’s title nor its main button, at ${viewport.width} by ${viewport.height} px`, async ({
    page,
    expected,
  }) => {
    expected.trouble('console error', /ERR_FAILED/);
    await page.setViewportSize(viewport);
    const signIn = new SignInPage(page);
    await signIn.open('en_US');
    await signIn.chooseMissingLanguage();
    const notice = page.locator('[data-notice]');
    await expect(notice).toBeVisible();
    for (const part of [
      signIn.dialog.getByRole('heading', { level: 1 }),
      signIn.phone,
      signIn.code,
      signIn.submit,
      signIn.close,
    ]) {
      await part.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
      expect(await overlap(notice, part)).toBe(0);
    }
  });
}

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 1280, height: 600 },
]) {
  test(
    `a notice covers no control of the page’s header, and no control or heading of a wide dialog over it, at ${viewport.width} by ${viewport.height} px`,
    viewport.height === 600 ? {} : NIGHTLY,
    async ({ page, mock }) => {
      await page.setViewportSize(viewport);
      const [assign, picker] = [new AssignPage(page), new PickerDialog(page)];
      await assign.open('en_US');
      await assign.signIn(mock);
      // A foreign sign-in that was cancelled: a user with a session only gets a notice.
      await page.goto('/assign?sxz-lang=en_US&isThirdLogin=uniportal&error=access_denied');
      const notice = page.locator('[data-notice]');
      await expect(notice).toBeVisible();
      await expect(assign.form).toBeVisible();
      for (const part of await page.getByRole('banner').locator('button, select').all())
        expect(await overlap(notice, part)).toBe(0);
      await assign.button('pickers.chooseParticipants').click();
      await picker.row(1).check();
      for (const part of await picker.dialog
        .locator('h2, h3, button, input, select, [role="tab"]')
        .all()) {
        if (await part.isVisible())
          expect(await overlap(notice, part), await part.innerText()).toBe(0);
      }
    },
  );
}

test('the focused row of a long list is never below the list’s header', async ({ page, mock }) => {
  const [assign, picker] = [new AssignPage(page), new PickerDialog(page)];
  await assign.open('en_US');
  await assign.signIn(mock);
  await assign.button('pickers.chooseParticipants').click();
  await picker.row(10).focus();
  const head = picker.dialog.locator('thead th').first();
  for (let place = 9; place >= 1; place -= 1) {
    await page.keyboard.press('ArrowUp');
    await expect(picker.row(place)).toBeFocused();
    expect(await overlap(head, picker.row(place)), `row ${place}`).toBe(0);
  }
});

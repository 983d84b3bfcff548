import { expect, test } from '@playwright/test';
import { STORIES } from '../fixtures/serveBuild';

test('a live picture of a dialog leaves the focus where the reader writes', async ({ page }) => {
  await page.goto(`${process.env[STORIES] ?? ''}/?story=theming--playground&locale=en_US`);
  const field = page.getByRole('searchbox', { name: 'Search documentation' });
  await field.focus();
  await page
    .locator('iframe[inert]')
    .first()
    .contentFrame()
    .getByText(/^Sent to/)
    .waitFor();
  await expect(field).toBeFocused();
  await page.keyboard.type('toast');
  await expect(field).toHaveValue('toast');
});

test('the screen of the playground keeps its size, brand and configuration while a color is wrong', async ({
  page,
}) => {
  await page.goto(`${process.env[STORIES] ?? ''}/?story=theming--playground&locale=en_US`);
  const picture = page.locator('iframe[title="Sign-in"]');
  await picture.contentFrame().getByRole('dialog').waitFor();
  const around = picture.locator('..');
  const accent = page.getByRole('textbox', { name: 'Accent', exact: true });
  for (const text of ['banana', '#06c', '']) {
    await accent.fill(text);
    await accent.blur();
    await expect(page.getByRole('region', { name: 'Configuration' })).toBeVisible();
    const [inner, outer] = [await picture.boundingBox(), await around.boundingBox()];
    expect(inner!.width).toBeCloseTo(outer!.width, 0);
  }
});

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

import { expect, test } from '@playwright/test';
import { openDocumentation } from './fixtures/stories';

test('a live picture of a dialog leaves the focus where the reader writes', async ({ page }) => {
  await openDocumentation(page, 'components--modal--documentation');
  const field = page.getByRole('searchbox', { name: 'Search documentation' });
  const picture = page.locator('iframe[inert]').first();
  await picture.scrollIntoViewIfNeeded();
  await field.focus();
  await picture.contentFrame().locator('[role$=dialog]').waitFor();
  await expect(field).toBeFocused();
  await page.keyboard.type('toast');
  await expect(field).toHaveValue('toast');
});

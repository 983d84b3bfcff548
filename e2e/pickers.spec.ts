import type { Page } from '@playwright/test';
import { ar_SA } from '#translations/ar_SA.ts';
import { en_US } from '#translations/en_US.ts';
import type { Phrases } from '#translations/phrases.ts';
import { horizontalOverflow } from './fixtures/horizontalOverflow';
import { nextLoad } from './fixtures/loads';
import { ADMINISTRATOR } from './fixtures/people';
import { expect, test } from './fixtures/test';
import { SignInPage } from './pages/signInPage';

/** Signs the administrator in on the assignment page and opens the dialog there. */
async function openPicker(
  page: Page,
  inbox: Parameters<SignInPage['signIn']>[1],
  locale = 'en_US',
  words: Phrases = en_US,
) {
  await page.goto(`/assign?sxz-lang=${locale}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: words['header.logIn'], exact: true })
    .click();
  const reloaded = nextLoad(page);
  await new SignInPage(page, words).signIn(ADMINISTRATOR, inbox);
  await reloaded;
  await page
    .getByRole('main')
    .getByRole('button', { name: words['pickers.chooseParticipants'], exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: words['pickers.chooseParticipants'] });
  await dialog.getByRole('table').waitFor();
  return dialog;
}

test('each tab adds to one selection among 100,000 members, and the service counts it', async ({
  page,
  inbox,
  axe,
  mock,
}) => {
  const dialog = await openPicker(page, inbox);
  const selected = dialog.getByRole('list', { name: 'Selected' });
  await expect(
    dialog.getByRole('status').filter({ hasText: /^Results: [\d,]{6,}$/ }),
  ).toBeVisible();
  await dialog
    .getByRole('checkbox', { name: /^Select (?!this page)/ })
    .first()
    .check();
  await expect(dialog.getByText('Participants: 1', { exact: true })).toBeVisible();
  await axe();

  await dialog.getByRole('tab', { name: 'Departments' }).click();
  await dialog.getByRole('treeitem').first().click();
  await expect(dialog.getByRole('treeitem', { checked: true }).first()).toBeVisible();
  await axe();
  for (const tab of ['Groups', 'Prerequisites', 'Roles', 'Visitors']) {
    await dialog.getByRole('tab', { name: tab }).click();
    await dialog
      .getByRole('table', { name: tab })
      .getByRole('checkbox', { name: /^Select (?!this page)/ })
      .first()
      .check();
  }
  await expect(selected.getByRole('button')).toHaveCount(6);
  await expect(dialog.getByText(/^Participants: [\d,]{4,}$/)).toBeVisible();
  await axe();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toHaveCount(0);
  const [counted] = await mock.requests('summariseSelection');
  expect(counted?.body).toMatchObject({
    selection: {
      departments: [{ scope: 'below', effect: 'include' }],
      groups: [expect.any(String)],
    },
  });
});

test('all results of a search are one short rule, and names are looked up in a batch', async ({
  page,
  inbox,
  axe,
  mock,
}) => {
  const dialog = await openPicker(page, inbox);
  await dialog.getByRole('searchbox', { name: 'Search' }).fill('1380');
  const all = dialog.getByRole('button', { name: /^Select all [\d,]+ results$/ });
  await expect(dialog.getByRole('table').locator('..')).toHaveAttribute('aria-busy', 'false');
  await dialog.getByRole('checkbox', { name: 'Select this page' }).check();
  await all.click();
  await dialog.getByRole('checkbox', { name: 'Select this page' }).uncheck();
  await expect(dialog.getByText(/Excluded: \d+/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Batch search' }).click();
  const batch = page.getByRole('dialog', { name: 'Batch search' });
  await batch.getByRole('textbox').fill('nobody-at-all, "no body"');
  await batch.getByRole('button', { name: 'Search (2)' }).click();
  await expect(batch.getByText('Not found: 2', { exact: true })).toBeVisible();
  await axe();
  await batch.getByRole('button', { name: 'Close' }).click();
  await expect(dialog.getByText(/^Participants: /)).toBeVisible();
  const [counted] = await mock.requests('summariseSelection');
  expect(JSON.stringify(counted?.body).length).toBeLessThan(1000);
});

test('works with the keyboard alone: tabs, a range of rows, the tree, and closing', async ({
  page,
  inbox,
}) => {
  const dialog = await openPicker(page, inbox);
  await dialog
    .getByRole('checkbox', { name: /^Select (?!this page)/ })
    .first()
    .focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  // The third is disabled.
  await expect(dialog.getByRole('list', { name: 'Selected' }).getByRole('button')).toHaveCount(2);
  await dialog.getByRole('tab', { name: 'Members' }).focus();
  await page.keyboard.press('ArrowRight');
  const tree = dialog.getByRole('tree', { name: 'Departments' });
  await tree.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('list', { name: 'Selected' }).getByRole('button')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog', { name: 'Discard changes?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'OK' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
});

test('in Arabic, at 320 px: nothing is wider than the page', async ({ page, inbox, axe }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const dialog = await openPicker(page, inbox, 'ar_SA', ar_SA);
  await dialog.getByRole('checkbox', { name: ar_SA['pickers.selectPage'] }).check();
  await expect(
    dialog.getByRole('list', { name: ar_SA['pickers.selected'] }).getByRole('button').first(),
  ).toBeVisible();
  expect(await horizontalOverflow(page)).toBe(0);
  await axe();
});

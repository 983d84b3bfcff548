import { ar_SA } from '#translations/ar_SA.ts';
import { en_US } from '#translations/en_US.ts';
import { horizontalOverflow } from './fixtures/horizontalOverflow';
import { NIGHTLY } from './fixtures/languages';
import { expect, test } from './fixtures/test';
import { AssignPage } from './pages/assignPage';

for (const { locale, words } of [
  { locale: 'ar_SA', words: ar_SA },
  { locale: 'en_US', words: en_US },
] as const) {
  test(
    `the filter fits 320 px and keeps its position in the tab order: ${locale}`,
    locale === 'ar_SA' ? {} : NIGHTLY,
    async ({ page, mock, axe }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      const picker = await new AssignPage(page, words).openParticipants(mock, locale);
      await picker.filters.press('Enter');
      const filter = picker.filterSheet.getByRole('button', {
        name: words['pickers.filterDepartment'],
      });
      await filter.press('Enter');
      await picker.filterTree.getByRole('treeitem').first().waitFor();
      await axe();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await expect(picker.filterTree).toHaveCount(0);
      await expect(
        picker.filterSheet.getByRole('combobox', { name: words['pickers.filterScope'] }),
      ).toBeVisible();
      expect(await horizontalOverflow(page)).toBe(0);
      await axe();
    },
  );
}

test('found departments are distinguishable, each with its path below its name', async ({
  page,
  mock,
}) => {
  const picker = await new AssignPage(page).openParticipants(mock);
  await picker.tab('departments').click();
  await picker.search('Re');
  const department = picker.tree.getByRole('treeitem', { name: 'Human Resources' });
  await expect(department.first()).toBeVisible();
  /** The distance of the first two rows, the height of a row, and the height of its text. */
  const heights = () =>
    picker.tree.evaluate((tree) => {
      const [one, next] = tree.querySelectorAll<HTMLElement>('[role="treeitem"]');
      const path = one?.querySelector<HTMLElement>('[title][data-text]');
      const words = path?.parentElement;
      return {
        step: (next?.offsetTop ?? 0) - (one?.offsetTop ?? 0),
        row: one?.offsetHeight ?? 0,
        words: words?.offsetHeight ?? 0,
      };
    });
  await expect.poll(async () => (await heights()).step).toBeGreaterThanOrEqual(48);
  const { step, row, words } = await heights();
  expect(row).toBe(step);
  expect(row - words).toBeGreaterThanOrEqual(12);
  await picker.search('');
  await expect(department).toHaveCount(0);
  await expect.poll(heights).toEqual({ step: 40, row: 40, words: 0 });
});

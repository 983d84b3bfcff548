import { ar_SA } from '#translations/ar_SA.ts';
import { en_US } from '#translations/en_US.ts';
import { NIGHTLY } from './fixtures/languages';
import { boxOf } from './fixtures/boxOf';
import { expect, test } from './fixtures/test';
import { AssignPage } from './pages/assignPage';
import type { PickerDialog } from './pages/pickerDialog';

// With scrollbars that take up space, as on Windows. Playwright hides Chromium's.
test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    await provide({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
  },
  // Boxes are read at rest, not while the dialog enters.
  reducedMotion: 'reduce',
});

const widthsOf = (picker: PickerDialog) =>
  picker.dialog
    .getByRole('table')
    .evaluate((table: HTMLTableElement) =>
      [...(table.tHead?.rows[0]?.cells ?? [])].map((head) => head.getBoundingClientRect().width),
    );

const LANGUAGES = [
  ['en_US', en_US],
  ['ar_SA', ar_SA],
] as const;

for (const [width, height] of [
  [1280, 800],
  [1440, 900],
] as const) {
  test.describe(`in a window of ${width} by ${height}`, () => {
    test.use({ viewport: { width, height } });

    for (const [locale, words] of LANGUAGES) {
      test(
        `ten rows, the pages and the answers are in view in ${locale}`,
        width === 1280 && locale === 'ar_SA' ? {} : NIGHTLY,
        async ({ page, mock }) => {
          const picker = await new AssignPage(page, words).openParticipants(mock, locale);
          await expect(picker.rows).toHaveCount(10);
          for (const each of [picker.row(1), picker.row(10), picker.ok])
            await expect(each).toBeInViewport({ ratio: 1 });
          const table = picker.dialog.getByRole('table').locator('..');
          const heights = await table.evaluate(({ clientHeight, scrollHeight }) => [
            clientHeight,
            scrollHeight,
          ]);
          expect(heights[0]).toBe(heights[1]);
          await expect(
            picker.dialog.getByRole('button', { name: words['common.close'], exact: true }),
          ).toBeInViewport({ ratio: 1 });

          // The usual columns fit. The boxes and names stay while more columns are scrolled to.
          expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
          await picker.showMoreColumns();
          const name = picker.dialog.getByRole('rowheader').first();
          const before = await boxOf(name);
          await table.evaluate((box) => {
            box.scrollLeft = getComputedStyle(box).direction === 'rtl' ? -150 : 150;
          });
          await expect
            .poll(() => table.evaluate((box) => Math.abs(box.scrollLeft)))
            .toBeGreaterThan(100);
          expect(await boxOf(name)).toEqual(before);
          await expect(picker.row(1)).toBeInViewport({ ratio: 1 });
        },
      );
    }
  });
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('columns keep their widths from page to page, and a page is seen from its top', async ({
    page,
    mock,
  }) => {
    const picker = await new AssignPage(page).openParticipants(mock);
    await expect(picker.rows).toHaveCount(10);
    const widths = await widthsOf(picker);
    await picker.search('zhang');
    await expect(
      picker.dialog.getByRole('status').filter({ hasText: /^Results: / }),
    ).not.toHaveText('Results: 100,000');
    await expect(picker.dialog.getByRole('table').locator('..')).toHaveAttribute(
      'aria-busy',
      'false',
    );
    expect(await widthsOf(picker)).toEqual(widths);

    await picker.dialog
      .getByRole('combobox', { name: 'Items per page' })
      .selectOption('50 per page');
    await expect(picker.rows).toHaveCount(50);
    await picker.row(50).scrollIntoViewIfNeeded();
    await picker.dialog.getByRole('button', { name: 'Next page' }).click();
    await expect(picker.dialog.getByText(/^51–100 of /).first()).toBeVisible();
    await expect(picker.row(1)).toBeInViewport({ ratio: 1 });
  });

  test('the controls above the list are of one height', async ({ page, mock }) => {
    const picker = await new AssignPage(page).openParticipants(mock);
    await expect(picker.rows).toHaveCount(10);
    const controls = [
      picker.dialog.getByRole('searchbox').locator('..'),
      picker.dialog.getByRole('combobox').first(),
      picker.filter,
      picker.dialog.getByRole('button', { name: 'Batch search' }),
      picker.dialog.getByRole('button', { name: 'Batch import' }),
      picker.dialog.getByRole('button', { name: 'Columns' }),
    ];
    const heights = await Promise.all(
      controls.map((each) => each.evaluate((node) => node.getBoundingClientRect().height)),
    );
    expect(new Set(heights.map(Math.round)).size).toBe(1);
  });

  test('the selection fills its panel, and a shadow shows that it goes on', async ({
    page,
    mock,
  }) => {
    const picker = await new AssignPage(page).openParticipants(mock);
    await expect(picker.rows).toHaveCount(10);
    await picker.thisPage.check();
    await picker.dialog.getByRole('button', { name: 'Next page' }).click();
    await expect(picker.dialog.getByText(/^11–20 of /).first()).toBeVisible();
    await picker.thisPage.check();
    const panel = picker.dialog.getByRole('region', { name: 'Selected' });
    const scroller = picker.selected.locator('..');
    const [outer, inner] = [await boxOf(panel), await boxOf(scroller)];
    // The padding, alike on all sides.
    expect(outer.bottom - inner.bottom).toBeCloseTo(inner.left - outer.left, 0);
    await expect(scroller.locator('..')).toHaveAttribute('data-edges', 'bottom');
    // No hole between the tools and the first heading.
    const tools = await boxOf(picker.dialog.getByRole('button', { name: 'Clear', exact: true }));
    const heading = await boxOf(picker.selected.getByText('Members'));
    expect(heading.top - tools.bottom).toBeLessThan(30);
  });
});

for (const [width, height] of [
  [1366, 625],
  [1440, 900],
  [768, 1024],
] as const)
  test(`the dialog, its tabs and its answers stay in place for all that it shows, at ${width} by ${height}`, async ({
    page,
    mock,
  }) => {
    await page.setViewportSize({ width, height });
    const picker = await new AssignPage(page).openParticipants(mock);
    await expect(picker.rows).toHaveCount(10);
    const list = picker.dialog.getByRole('table').locator('..');
    const lastRowCut = await list.evaluate(
      (box) => box.clientHeight % (box.querySelector('tr')?.offsetHeight ?? NaN),
    );
    expect(lastRowCut).toBe(0);
    const { bottom } = await boxOf(list);
    await picker.thisPage.check();
    await expect(
      picker.dialog.getByRole('button', { name: 'Select all 100,000 results' }),
    ).toBeVisible();
    expect((await boxOf(list)).bottom).toBe(bottom);
    const card = picker.dialog.locator('> :first-child');
    const places = async () =>
      Promise.all([card, picker.dialog.getByRole('tablist'), picker.ok].map(boxOf));
    const before = await places();
    // In the middle of the window, with space around it.
    expect(before[0]!.top).toBeCloseTo(height - before[0]!.bottom, 0);
    expect(before[0]!.top).toBeGreaterThanOrEqual(16);
    for (const tab of ['departments', 'groups', 'roles', 'visitors'] as const) {
      await picker.tab(tab).click();
      await expect(picker.dialog.getByRole('checkbox').or(picker.tree).first()).toBeVisible();
      expect(await places(), tab).toEqual(before);
    }
    await picker.search('no such visitor');
    await expect(picker.dialog.getByText(en_US['pickers.nothingFound'])).toBeVisible();
    expect(await places(), 'nothing found').toEqual(before);
    const scrolls = await card.evaluate(
      ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
    );
    expect(scrolls).toBe(0);
  });

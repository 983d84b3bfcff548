import { ar_SA } from '#translations/ar_SA.ts';
import { en_US } from '#translations/en_US.ts';
import { NIGHTLY } from './fixtures/languages';
import { expect, test } from './fixtures/test';
import { AssignPage } from './pages/assignPage';

// Scrollbars lie over the content, as on phones, macOS and in WebKit: a switch of Chromium.
test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    await provide({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--enable-features=OverlayScrollbar'],
      ignoreDefaultArgs: ['--hide-scrollbars'],
    });
  },
});

/** The width of a scrollbar that lies over the content while it is used, px. */
const SCROLLBAR = 12;

for (const [locale, words] of [
  ['en_US', en_US],
  ['ar_SA', ar_SA],
] as const)
  test(
    `a long selection can be jumped through, and its buttons keep clear of scrollbars: ${locale}`,
    { tag: ['@chromium-only', ...(locale === 'ar_SA' ? [] : [NIGHTLY.tag])] },
    async ({ page, mock }) => {
      const picker = await new AssignPage(page, words).openParticipants(mock, locale);
      await picker.dialog
        .getByRole('combobox', { name: words['pickers.pageSize'] })
        .selectOption('50');
      await expect(picker.rows).toHaveCount(50);
      await picker.showMoreColumns();
      await picker.thisPage.check();
      const [table, lastBox] = [picker.dialog.getByRole('table').locator('..'), picker.rows.last()];
      await table.evaluate((box) => box.scrollTo(0, box.scrollHeight));
      const [{ y = 0, height = 0 } = {}, frame] = [
        (await lastBox.boundingBox()) ?? {},
        await table.boundingBox(),
      ];
      expect((frame?.y ?? 0) + (frame?.height ?? 0) - y - height / 2).toBeGreaterThan(
        2 * SCROLLBAR,
      );
      const scroller = picker.selected.locator('..');
      for (const share of [0.5, 1, 0]) {
        const expected = await scroller.evaluate((box, part) => {
          box.scrollTop = (box.scrollHeight - box.clientHeight) * part;
          return box.scrollTop;
        }, share);
        const button = picker.selected.getByRole('button').first();
        await expect(button).toBeVisible();
        // Two frames, in which rows are rendered.
        await scroller.evaluate(
          () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
        );
        const reached = await scroller.evaluate((box) => box.scrollTop);
        expect(Math.abs(reached - expected), `share ${share}`).toBeLessThan(60);
      }
      const distances = await picker.selected.getByRole('button').evaluateAll((buttons) =>
        buttons.map((button) => {
          const [inner, outer] = [
            button.getBoundingClientRect(),
            button.closest('ul')!.parentElement!.getBoundingClientRect(),
          ];
          return getComputedStyle(button).direction === 'rtl'
            ? inner.left - outer.left
            : outer.right - inner.right;
        }),
      );
      expect(Math.min(...distances)).toBeGreaterThanOrEqual(SCROLLBAR);
    },
  );

import { ar_SA } from '#translations/ar_SA.ts';
import { de_DE } from '#translations/de_DE.ts';
import { en_US } from '#translations/en_US.ts';
import { zh_CN } from '#translations/zh_CN.ts';
import { horizontalOverflow } from './fixtures/horizontalOverflow';
import { NIGHTLY } from './fixtures/languages';
import { expect, test } from './fixtures/test';
import { AssignPage } from './pages/assignPage';

// Firefox cannot emulate touch.
test.describe('on a phone', { tag: '@chromium-only' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const [locale, words] of [
    ['en_US', en_US],
    ['zh_CN', zh_CN],
    ['de_DE', de_DE],
    ['ar_SA', ar_SA],
  ] as const) {
    test(
      `a row is a name and one more line, and only the dialog scrolls: ${locale}`,
      locale === 'de_DE' ? {} : NIGHTLY,
      async ({ page, mock, axe }) => {
        const picker = await new AssignPage(page, words).openParticipants(mock, locale);
        await expect(picker.rows).toHaveCount(10);
        const table = picker.dialog.getByRole('table');
        await expect(table.getByRole('columnheader')).toHaveCount(2);
        await expect(table.getByRole('rowheader').first()).toContainText(/E0100000/);
        const hidden = await table
          .locator('..')
          .evaluate((box) => [
            box.scrollWidth - box.clientWidth,
            box.scrollHeight - box.clientHeight,
          ]);
        expect(hidden).toEqual([0, 0]);
        expect(await horizontalOverflow(page)).toBe(0);

        // A tap on the text of a row, far from its checkbox.
        await table.getByRole('rowheader').nth(1).tap();
        await expect(picker.row(2)).toBeChecked();
        const ok = picker.dialog.getByRole('button', {
          name: words['pickers.okCount'].replace('%{n}', '1'),
          exact: true,
        });
        await expect(ok).toBeInViewport({ ratio: 1 });
        await expect(picker.selectedLine).toBeInViewport({ ratio: 1 });
        await axe();
        await picker.selectedLine.tap();
        await expect(picker.selected.getByRole('button')).toBeInViewport({ ratio: 1 });
        await expect(ok).toBeInViewport({ ratio: 1 });
        await axe();
        await ok.tap();
        await expect(picker.dialog).toHaveCount(0);
      },
    );
  }

  test('the tabs are one line, with the current one in view', async ({ page, mock }) => {
    const picker = await new AssignPage(page).openParticipants(mock);
    const tabs = picker.dialog.getByRole('tablist');
    const { height = 0 } = (await tabs.boundingBox()) ?? {};
    expect(height).toBeLessThan(50);
    for (const tab of ['visitors', 'members'] as const) {
      await picker.tab(tab).focus();
      await page.keyboard.press(tab === 'visitors' ? 'End' : 'Home');
      await expect(picker.tab(tab)).toHaveAttribute('aria-selected', 'true');
      await expect(picker.tab(tab)).toBeInViewport({ ratio: 1 });
      await expect(tabs.locator('..')).toHaveAttribute(
        'data-edges',
        tab === 'visitors' ? /start/ : /end/,
      );
    }
    await picker.tab('roles').dispatchEvent('click');
    await expect(picker.tab('roles')).toBeInViewport({ ratio: 1 });
  });

  test('one button with their number leads to the filters at the lower edge', async ({
    page,
    mock,
    axe,
  }) => {
    const picker = await new AssignPage(page).openParticipants(mock);
    await expect(picker.rows).toHaveCount(10);
    await expect(picker.dialog.getByRole('combobox', { name: 'Search in' })).toHaveCount(0);

    await picker.filters.tap();
    await axe();
    const ok = picker.filterSheet.getByRole('button', { name: 'OK', exact: true });
    const { y = 0, height = 0 } = (await ok.boundingBox()) ?? {};
    expect(y + height).toBeGreaterThan(844 - 60);
    await picker.filterSheet.getByRole('combobox', { name: 'Search in' }).selectOption('Email');
    await ok.tap();
    await expect(picker.filterSheet).toHaveCount(0);
    await expect(picker.filters).toHaveText('Filters (1)');
    await expect(picker.filters).toBeFocused();
    // What is searched is what the second line shows first.
    await expect(picker.dialog.getByRole('rowheader').first()).toContainText(/@staff\.example · /);

    await picker.filters.tap();
    await picker.filterSheet.getByRole('button', { name: 'Clear filters' }).tap();
    await page.keyboard.press('Escape');
    await expect(picker.filters).toHaveText('Filters');
  });
});

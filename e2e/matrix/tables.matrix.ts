import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { changeSize, openDocumentation } from './fixtures/stories';

const NARROWEST = { width: 320, height: 640 };

test.use({ reducedMotion: 'reduce', permissions: ['clipboard-write'] });

/** Tables that are wider than their place. */
const scrollingTables = (page: Page) =>
  page
    .getByRole('region', { name: /, table$/ })
    .evaluateAll((regions) =>
      regions
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((region) => region.getAttribute('aria-label')),
    );

test('a phone stacks the rows of a table, which stays a table with headers', async ({ page }) => {
  await page.setViewportSize(NARROWEST);
  await openDocumentation(page, 'foundations--colour');
  expect(await scrollingTables(page)).toEqual([]);
  const table = page.getByRole('table').first();
  const row = table.getByRole('row', { name: /color\.text\.primary/ });
  const [title, value] = await Promise.all(
    ["Copy token('color.text.primary')", /light value of color\.text\.primary/].map((name) =>
      row.getByRole('button', { name }).boundingBox(),
    ),
  );
  expect(value!.y).toBeGreaterThan(title!.y + title!.height);
  await expect(table).toMatchAriaSnapshot(`
    - table:
      - rowgroup:
        - row:
          - columnheader "Sample"
          - columnheader "Token and CSS variable"
          - columnheader "Value"
          - columnheader "Use"
      - rowgroup:
        - row /color.text.primary/:
          - cell
          - rowheader /color.text.primary/
          - cell /light/
          - cell /Text that is read/
  `);
});

test('a press on Copy moves nothing', async ({ page }) => {
  await openDocumentation(page, 'foundations--colour');
  for (const size of [NARROWEST, { width: 1280, height: 800 }]) {
    await changeSize(page, size);
    const variable = page.getByRole('button', { name: 'Copy var(--color-border-field)' });
    const boxes = async () => [
      await page.evaluate(() => document.documentElement.scrollHeight),
      await variable.boundingBox(),
    ];
    const before = await boxes();
    await variable.click();
    expect(await boxes()).toEqual(before);
  }
});

for (const size of [NARROWEST, { width: 1280, height: 800 }])
  test(`a token that the search finds is marked, from the start of its row: ${size.width}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openDocumentation(page, 'foundations--colour');
    for (const name of ['space.4', 'color.border.field', 'color.tone.danger.text']) {
      await page.keyboard.press('/');
      await page.keyboard.type(name);
      await page
        .getByRole('option', { name: new RegExp(`^${name}`) })
        .first()
        .click();
      const row = page.locator(`tr[id="${name}"]`);
      await expect(row).toHaveAttribute('aria-current', 'location');
      await expect(row).toBeInViewport({ ratio: 0.9 });
      const { y } = (await row.boundingBox())!;
      expect(y).toBeGreaterThanOrEqual((await page.getByRole('banner').boundingBox())!.height);
    }
  });

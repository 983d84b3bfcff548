import { expect, test } from '@playwright/test';
import { changeSize, openDocumentation } from './fixtures/stories';

const NARROWEST = { width: 320, height: 640 };

test.use({ reducedMotion: 'reduce', permissions: ['clipboard-write'] });

test('a press on Copy moves nothing', async ({ page }) => {
  await openDocumentation(page, 'foundations--color');
  for (const size of [NARROWEST, { width: 1280, height: 800 }]) {
    await changeSize(page, size);
    if (size === NARROWEST) await page.getByRole('heading', { name: 'Border' }).click();
    const variable = page.getByRole('button', { name: "Copy token('color.border.field')" });
    await variable.scrollIntoViewIfNeeded();
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
    await openDocumentation(page, 'foundations--color');
    for (const name of ['space.4', 'color.border.field', 'color.tone.danger.text']) {
      await page.keyboard.press('/');
      await page.keyboard.type(name);
      await page
        .getByRole('option', { name: new RegExp(`^${name}`) })
        .first()
        .click();
      const row = page.locator(`tr[id="${name}"]`);
      await expect(row).toHaveAttribute('aria-current', 'location');
      await expect(row.getByRole('rowheader')).toBeInViewport({ ratio: 0.8 });
      const { y } = (await row.boundingBox())!;
      expect(y).toBeGreaterThanOrEqual((await page.getByRole('banner').boundingBox())!.height);
    }
  });

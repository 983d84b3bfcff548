import { expect, test } from '@playwright/test';
import { NIGHTLY } from '../fixtures/languages';
import { cutWithoutSign } from './checks/cutWithoutSign';
import { overflow } from './checks/overflow';
import { changeSize, DOCUMENTATION, openDocumentation } from './fixtures/stories';

const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
];

test.use({ reducedMotion: 'reduce' });

for (const locale of ['de_DE', 'ar_SA'])
  test(`nothing on a page is cut without a sign: ${locale}`, NIGHTLY, async ({ page }) => {
    test.slow();
    // Screens in small windows have their own checks.
    await page.route(/mode=preview/, (route) => route.abort());
    const faults: string[] = [];
    for (const story of DOCUMENTATION) {
      await openDocumentation(page, story, locale);
      for (const size of SIZES) {
        await changeSize(page, size);
        for (const check of [overflow, cutWithoutSign])
          faults.push(...(await check(page)).map((fault) => `${story}, ${size.width}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });

for (const [component, frame, selector, measure] of [
  ['Modal', 'Dialog', '[role="dialog"] > div', /radius \d+ radius\.card/],
  ['Text field', 'Frame', 'div:has(> div > input)', /radius 8 radius\.control/],
  [
    'Table',
    'Figure',
    'tr:last-child > td:last-child',
    /padding 8 space\.2 12 space\.3.*line height 1\.6 type\.line\.body.*edge/,
  ],
  ['Menu', 'Button', '[aria-haspopup]', /gap 8 space\.2/],
  ['Select', 'Frame with the value', 'select', /edge.*color\.border\.field/],
] as const)
  test(`the anatomy numbers each part within its picture, and names its size and tokens: ${component}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const story = `components--${component.toLowerCase().replace(' ', '-')}--documentation`;
    await openDocumentation(page, story, 'ar_SA');
    const anatomy = page.getByRole('region', { name: 'Anatomy' });
    await anatomy.scrollIntoViewIfNeeded();
    const parts = anatomy.getByRole('list').getByRole('listitem');
    const count = await parts.count();
    await expect(parts.filter({ hasText: / × /u })).toHaveCount(count);
    const picture = anatomy.locator('[data-picture]');
    const signs = picture.locator('b');
    await expect(signs).toHaveCount(count);
    const { x, width } = (await picture.boundingBox())!;
    for (const sign of await signs.all()) {
      const box = (await sign.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(x);
      expect(box.x + box.width).toBeLessThanOrEqual(x + width);
    }
    const frames = picture.locator('iframe');
    const shown = (await frames.count()) > 0 ? frames.contentFrame() : picture;
    const size = await shown
      .locator(selector)
      .first()
      .evaluate((part) => {
        const box = part.getBoundingClientRect();
        return `${Math.round(box.width)} × ${Math.round(box.height)}`;
      });
    const part = parts.filter({ hasText: new RegExp(`^\\d${frame}`) });
    await expect(part).toContainText(size);
    await expect(part).toContainText(measure);
  });

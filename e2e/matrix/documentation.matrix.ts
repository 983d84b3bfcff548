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

import { expect, test } from '@playwright/test';
import { accessibilityFaults } from '../fixtures/runAxe';
import { changeLocale, changeTheme, isWhole, openStory, storiesFor } from './fixtures/stories';

test.use({ reducedMotion: 'reduce' });

/** In the sample, each direction and each theme is seen once. */
const LOOKS = [
  { locale: 'en_US', themes: isWhole ? (['light', 'dark'] as const) : (['light'] as const) },
  { locale: 'ar_SA', themes: isWhole ? (['light', 'dark'] as const) : (['dark'] as const) },
];

for (const story of storiesFor(60)) {
  test(`no accessibility violations in both directions and themes: ${story}`, async ({ page }) => {
    const faults: string[] = [];
    await openStory(page, story, { locale: 'en_US' });
    for (const { locale, themes } of LOOKS) {
      if (locale !== 'en_US') await changeLocale(page, locale);
      for (const theme of themes) {
        await changeTheme(page, theme);
        faults.push(
          ...(await accessibilityFaults(page)).map((fault) => `${locale}, ${theme}: ${fault}`),
        );
      }
    }
    expect(faults).toEqual([]);
  });
}

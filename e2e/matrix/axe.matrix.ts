import { expect, test } from '@playwright/test';
import { accessibilityFaults } from '../fixtures/runAxe';
import { changeLocale, changeTheme, openStory, storiesFor } from './fixtures/stories';

test.use({ reducedMotion: 'reduce' });

for (const story of storiesFor(60)) {
  test(`no accessibility violations in both directions and themes: ${story}`, async ({ page }) => {
    const faults: string[] = [];
    await openStory(page, story, { locale: 'en_US' });
    for (const locale of ['en_US', 'ar_SA']) {
      if (locale !== 'en_US') await changeLocale(page, locale);
      for (const theme of ['light', 'dark'] as const) {
        await changeTheme(page, theme);
        faults.push(
          ...(await accessibilityFaults(page)).map((fault) => `${locale}, ${theme}: ${fault}`),
        );
      }
    }
    expect(faults).toEqual([]);
  });
}

import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../fixtures/runAxe';
import { changeLocale, changeTheme, isWhole, openStory, testStories } from './fixtures/stories';

test.use({ reducedMotion: 'reduce' });

async function expectNoViolations(page: Page, story: string): Promise<void> {
  const faults: string[] = [];
  await openStory(page, story, { locale: 'en_US' });
  for (const locale of ['en_US', 'ar_SA']) {
    if (locale !== 'en_US') await changeLocale(page, locale);
    // In the sample, each direction and each theme is seen once.
    const one = locale === 'en_US' ? ('light' as const) : ('dark' as const);
    for (const theme of isWhole() ? (['light', 'dark'] as const) : [one]) {
      await changeTheme(page, theme);
      faults.push(
        ...(await accessibilityFaults(page)).map((fault) => `${locale}, ${theme}: ${fault}`),
      );
    }
  }
  expect(faults).toEqual([]);
}

testStories(
  'no accessibility violations in both directions and themes',
  { every: 60 },
  expectNoViolations,
);

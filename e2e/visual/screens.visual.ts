import { expect, test } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { openStory } from '../matrix/fixtures/stories';
import { differencesOf, currentEnvironment, writeEnvironment } from './environment';
import { screens } from './screens';

const isUpdate = process.env['VISUAL'] === 'update';
/** The time of all pictures. */
const NOW = new Date('2026-03-10T10:00:00+08:00');

test.use({ reducedMotion: 'reduce', timezoneId: 'Asia/Shanghai', deviceScaleFactor: 1 });

const differencesHere = (browser: Browser): string[] =>
  isUpdate ? [] : differencesOf(currentEnvironment(browser));

test('reports whether pictures of this machine are comparable with the baseline', ({ browser }) => {
  if (isUpdate) writeEnvironment(currentEnvironment(browser));
  const differences = differencesHere(browser);
  process.stdout.write(
    differences.length === 0
      ? 'Rendered in the environment of the baseline.\n'
      : `Not compared:\n  ${differences.join('\n  ')}\n`,
  );
});

test.describe('beside the baseline', () => {
  test.beforeEach(async ({ page, browser }) => {
    // A picture of another browser or with other fonts cannot be compared.
    test.skip(differencesHere(browser).length > 0, 'rendered in another environment');
    await page.clock.setFixedTime(NOW);
    await page.addInitScript(() => {
      let seed = 1;
      Math.random = () => {
        seed = (seed * 16_807) % 2_147_483_647;
        return seed / 2_147_483_647;
      };
    });
  });

  for (const { story, locale, theme, width } of screens) {
    const name = [story, locale, theme, width].join('.');
    test(`looks as before: ${name}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 720 });
      await openStory(page, story, { locale, theme });
      // Playwright takes pictures until two are the same, without animations and caret.
      await expect(page).toHaveScreenshot(`${name}.png`);
    });
  }
});

import { findFirefox, whyFirefoxCannotRun } from '../firefox';
import { NOTHING } from '#scripts/cli/outcome.ts';
import type { Outcome } from '#scripts/cli/outcome.ts';
import { playwrightStep } from './e2eStep';

/**
 * Runs the end-to-end tests against the build in `dist` in this machine's Firefox. Without a
 * Firefox, or with an old one, it runs nothing.
 * @param extent all of them, or the files that `npm test` has time for
 * @param arguments_ go to Playwright
 */
export async function firefoxStep(
  extent: 'whole' | 'sample',
  arguments_: readonly string[] = [],
): Promise<Outcome> {
  const firefox = findFirefox();
  const obstacle =
    firefox === undefined
      ? 'There is no Firefox on this machine.'
      : await whyFirefoxCannotRun(firefox);
  if (obstacle !== undefined) {
    process.stdout.write(`Skipped: ${obstacle} FIREFOX_PATH=/path/to/firefox names another.\n`);
    return NOTHING;
  }
  return playwrightStep(['--config', 'playwright.firefox.config.ts', ...arguments_], {
    FIREFOX_TESTS: extent,
  });
}

import { hasPassed, sum } from '#scripts/cli/outcome.ts';
import type { Outcome } from '#scripts/cli/outcome.ts';
import { e2eStep } from './e2eStep';
import { ladleStep } from './ladleStep';

const CONFIG = ['--config', 'playwright.matrix.config.ts'];

/**
 * Checks the stories and the build in `dist` in languages, directions, themes and widths.
 * @param extent all of it, or the sample that `npm test` has time for
 * @param arguments_ go to Playwright
 */
export async function matrixStep(
  extent: 'whole' | 'sample',
  arguments_: readonly string[] = [],
): Promise<Outcome> {
  const ladle = await ladleStep();
  if (!hasPassed(ladle)) return ladle;
  process.env['MATRIX'] = extent;
  return sum([ladle, await e2eStep('whole', [...CONFIG, ...arguments_])]);
}

import { findOrInstallChromium } from '../chromium';
import { NOTHING, outcomeOfRunner } from '#scripts/cli/outcome.ts';
import type { Outcome } from '#scripts/cli/outcome.ts';
import { clearReport, readReport } from '#scripts/cli/readReport.ts';
import { runTool } from '#scripts/cli/runTool.ts';
import { outcomeOfPlaywright } from './playwrightReport';
import type { PlaywrightReport } from './playwrightReport';

const REPORT = '.cache/e2e-report.json';

/**
 * Runs a configuration of Playwright.
 * @param environment for it and its tests
 */
export async function playwrightStep(
  arguments_: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Outcome> {
  await clearReport(REPORT);
  const { code } = await runTool('node_modules/@playwright/test/cli.js', ['test', ...arguments_], {
    output: 'show',
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT, ...environment },
  });
  const report = await readReport<PlaywrightReport>(REPORT);
  return outcomeOfRunner(
    'Playwright',
    code,
    report === undefined ? NOTHING : outcomeOfPlaywright(report),
  );
}

/**
 * Runs the end-to-end tests in Chromium against the build in `dist`.
 * @param extent all of them, or the sample that `npm test` has time for
 * @param arguments_ go to Playwright
 */
export async function e2eStep(
  extent: 'whole' | 'sample',
  arguments_: readonly string[] = [],
): Promise<Outcome> {
  return playwrightStep(arguments_, {
    CHROMIUM_PATH: await findOrInstallChromium(),
    E2E_TESTS: extent,
  });
}

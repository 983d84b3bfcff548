import { findOrInstallChromium } from '../chromium';
import { countsOfRunner, NOTHING } from '../process/counts';
import type { Counts } from '../process/counts';
import { clearReport, readReport } from '../process/readReport';
import { runTool } from '../process/runTool';

const REPORT = '.cache/e2e-report.json';

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

/** Runs a configuration of Playwright. @param environment for it and its tests */
export async function playwrightPart(arguments_: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<Counts> {
  await clearReport(REPORT);
  const { code } = await runTool('node_modules/@playwright/test/cli.js', ['test', ...arguments_], {
    output: 'show',
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT, ...environment },
  });
  const stats = (await readReport<PlaywrightReport>(REPORT))?.stats;
  return countsOfRunner(code, stats ? { passed: stats.expected, failed: stats.unexpected + stats.flaky } : NOTHING);
}

/** Runs the end-to-end tests in Chromium against the build in `dist`; more arguments go to Playwright. */
export async function e2ePart(arguments_: readonly string[] = []): Promise<Counts> {
  return playwrightPart(arguments_, { CHROMIUM_PATH: await findOrInstallChromium() });
}

import { findOrInstallChromium } from '../chromium';
import { countsOfRunner, NOTHING } from '../process/counts';
import type { Counts } from '../process/counts';
import { clearReport, readReport } from '../process/readReport';
import { runTool } from '../process/runTool';

const REPORT = '.cache/e2e-report.json';

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

/** Runs the end-to-end tests against the build in `dist`; more arguments go to Playwright. */
export async function e2ePart(arguments_: readonly string[] = []): Promise<Counts> {
  const chromium = await findOrInstallChromium();
  await clearReport(REPORT);
  const { code } = await runTool('node_modules/@playwright/test/cli.js', ['test', ...arguments_], {
    output: 'show',
    environment: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT },
  });
  const stats = (await readReport<PlaywrightReport>(REPORT))?.stats;
  return countsOfRunner(code, stats ? { passed: stats.expected, failed: stats.unexpected + stats.flaky } : NOTHING);
}

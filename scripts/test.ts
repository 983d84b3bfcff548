import { main } from '#scripts/cli/main.ts';
import { readOptions } from '#scripts/cli/readOptions.ts';
import { runTool } from '#scripts/cli/runTool.ts';
import { isStopping } from '#scripts/cli/shutdown.ts';
import { findOrInstallChromium } from '#scripts/test/browsers.ts';
import { clearReport, readReport } from '#scripts/test/reports.ts';
import type { Results } from '#scripts/test/reports.ts';

const REPORTS = { jest: '.cache/jest-report.json', playwright: '.cache/playwright-report.json' };
const TSX = 'node_modules/tsx/dist/cli.mjs';
const JEST = 'node_modules/jest/bin/jest.js';
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';
/** A part of `npm test`. */
type Part = () => Promise<Results>;

/**
 * Runs a tool.
 * @param title counts as one test when the tool writes no report
 */
async function run(title: string, args: readonly string[], report?: string): Promise<Results> {
  if (report !== undefined) clearReport(report);
  const [script = '', ...rest] = args;
  const { code } = await runTool(script, rest, { output: 'show' });
  const results = (report !== undefined && readReport(report)) || {
    passed: code === 0 ? 1 : 0,
    failed: [],
    flaky: [],
  };
  const isExplained = code === 0 ? results.passed > 0 : results.failed.length > 0;
  return isExplained ? results : { ...results, failed: [`${title} ended with ${code}`] };
}

const script =
  (title: string, name: string): Part =>
  () =>
    run(title, [TSX, `scripts/${name}.ts`]);

/** Browser tests; those with the tag `@nightly` take too long for `npm test`. */
const browser =
  (title: string, ...args: readonly string[]): Part =>
  () =>
    run(title, [PLAYWRIGHT, 'test', '--grep-invert', '@nightly', ...args], REPORTS.playwright);

const PARTS: Readonly<Record<string, Part>> = {
  Checks: script('Checks', 'check'),
  'Unit tests': () => run('Jest', [JEST, '--json', `--outputFile=${REPORTS.jest}`], REPORTS.jest),
  'Production build': script('The build', 'build'),
  Budgets: script('Budgets', 'budgets'),
  Release: script('Release', 'checkRelease'),
  'Browser tests': async () => {
    process.env['CHROMIUM_PATH'] = await findOrInstallChromium();
    return browser('Playwright', '--project=chromium')();
  },
  'Stories in languages, themes and widths': async () => {
    const stories = await script('The build of the stories', 'buildStories')();
    if (stories.failed.length > 0) return stories;
    return browser('Playwright', '--project=matrix-sample')();
  },
};

/**
 * `npm test`: runs everything, even after failures. The last lines say how long each part took, name
 * what failed, and count all tests.
 */
await main(async () => {
  readOptions({});
  const start = performance.now();
  const lines: string[] = [];
  const all: Results = { passed: 0, failed: [], flaky: [] };
  const time = (since: number) =>
    `${((performance.now() - since) / 1000).toFixed(0).padStart(6)} s`;
  for (const [title, part] of Object.entries(PARTS)) {
    if (isStopping()) return false;
    process.stdout.write(`\n── ${title} ──\n`);
    const since = performance.now();
    const results = await part().catch((error: unknown): Results => {
      process.stderr.write(`${(error as Error).message}\n`);
      return { passed: 0, failed: [`${title}: ${(error as Error).message}`], flaky: [] };
    });
    all.passed += results.passed;
    all.failed.push(...results.failed);
    all.flaky.push(...results.flaky);
    lines.push(`${time(since)}  ${results.failed.length === 0 ? '✓' : '✗'} ${title}`);
  }
  process.stdout.write(
    `\n${[
      ...lines,
      `${time(start)}    Everything\n`,
      ...all.flaky.map((name) => `~ ${name} (passed on retry)`),
      ...all.failed.map((name) => `✗ ${name}`),
      `${all.passed} passed, ${all.failed.length} failed`,
    ].join('\n')}\n`,
  );
  return all.failed.length === 0;
});

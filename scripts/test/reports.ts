import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';

/** What a runner's JSON report says. */
export interface Results {
  passed: number;
  /** Names of the failed tests, by file and title. */
  failed: string[];
  /** Names of the tests that passed only on retry. */
  flaky: string[];
}

interface JestReport {
  numPassedTests: number;
  testResults: readonly {
    /** The absolute path of the file. */
    name: string;
    status: string;
    assertionResults: readonly { fullName: string; status: string }[];
  }[];
}

interface Suite {
  title: string;
  file: string;
  suites?: readonly Suite[];
  specs: readonly { title: string; line: number; tests: readonly { status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number };
  suites: readonly Suite[];
}

function resultsOfJest({ numPassedTests, testResults }: JestReport): Results {
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative('.', name);
    const titles = assertionResults.filter((test) => test.status === 'failed');
    // A file that could not run has no failed test.
    if (status === 'failed' && titles.length === 0) return [file];
    return titles.map(({ fullName }) => `${file} › ${fullName}`);
  });
  return { passed: numPassedTests, failed: failures, flaky: [] };
}

function namesOf(status: string, { title, file, suites = [], specs }: Suite): string[] {
  const group = title === file ? '' : `${title} › `;
  return [
    ...specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map((spec) => `e2e/${file}:${spec.line} › ${group}${spec.title}`),
    ...suites.flatMap((suite) => namesOf(status, suite)),
  ];
}

function resultsOfPlaywright({ stats, suites }: PlaywrightReport): Results {
  return {
    passed: stats.expected + stats.flaky,
    failed: suites.flatMap((suite) => namesOf('unexpected', suite)),
    flaky: suites.flatMap((suite) => namesOf('flaky', suite)),
  };
}

/** Deletes the report of an earlier run, so that it is not read as the new one. */
export function clearReport(file: string): void {
  mkdirSync('.cache', { recursive: true });
  rmSync(file, { force: true });
}

/** Reads the report of Jest or Playwright; undefined if the runner wrote none. */
export function readReport(file: string): Results | undefined {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport | PlaywrightReport;
    return 'testResults' in report ? resultsOfJest(report) : resultsOfPlaywright(report);
  } catch {
    return undefined;
  }
}

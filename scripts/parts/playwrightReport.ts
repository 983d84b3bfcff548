import type { Failure, Outcome } from '../process/outcome';

interface Test {
  /** `flaky` is one that failed first; only `expected` and `skipped` went well. */
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  results: readonly { errors: readonly { message?: string }[] }[];
}

interface Suite {
  title: string;
  /** Its path from the folder of the tests. */
  file: string;
  suites?: readonly Suite[];
  specs: readonly { title: string; line: number; tests: readonly Test[] }[];
}

/** What is read of Playwright's JSON report. */
export interface PlaywrightReport {
  stats: { expected: number };
  suites: readonly Suite[];
}

function failuresOf({ title, file, suites = [], specs }: Suite): Failure[] {
  // The outermost suite is the file.
  const group = title === file ? '' : `${title} › `;
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        name: `${file}:${spec.line} › ${group}${spec.title}`,
        reason: results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)).join('\n'),
      })),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}

/** The outcome that Playwright reports; a test that passed only at another try failed. */
export function outcomeOfPlaywright({ stats, suites }: PlaywrightReport): Outcome {
  return { passed: stats.expected, failures: suites.flatMap(failuresOf) };
}

import type { Failure, Outcome } from '#scripts/cli/outcome.ts';

interface Test {
  /** `flaky` is a test that failed first and passed on retry. */
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

/** The parts of Playwright's JSON report that are read. */
export interface PlaywrightReport {
  stats: { expected: number; flaky: number };
  suites: readonly Suite[];
}

type Ill = Extract<Test['status'], 'unexpected' | 'flaky'>;

function withStatus(ill: Ill, { title, file, suites = [], specs }: Suite): Failure[] {
  // The outermost suite is the file.
  const group = title === file ? '' : `${title} › `;
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === ill)
      .map(({ results }) => ({
        name: `${file}:${spec.line} › ${group}${spec.title}`,
        reason: results
          .flatMap(({ errors }) => errors.map(({ message = '' }) => message))
          .join('\n'),
      })),
  );
  return [...own, ...suites.flatMap((suite) => withStatus(ill, suite))];
}

/** The outcome that Playwright reports. */
export function outcomeOfPlaywright({ stats, suites }: PlaywrightReport): Outcome {
  return {
    passed: stats.expected + stats.flaky,
    failures: suites.flatMap((suite) => withStatus('unexpected', suite)),
    flaky: suites.flatMap((suite) => withStatus('flaky', suite)),
  };
}

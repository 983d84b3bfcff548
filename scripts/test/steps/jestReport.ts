import { NOTHING } from '#scripts/cli/outcome.ts';
import type { Failure, Outcome } from '#scripts/cli/outcome.ts';

/** What is read of jest's JSON report. */
export interface JestReport {
  numPassedTests: number;
  testResults: readonly {
    /** The file's path, from the root of the machine. */
    name: string;
    /** Why the file could not be run, or all failures of it. */
    message: string;
    status: string;
    assertionResults: readonly {
      fullName: string;
      status: string;
      failureMessages?: readonly string[] | null;
    }[];
  }[];
}

/**
 * The outcome that jest reports. A file that could not be run is one failure.
 * @param root the project's folder; files are named from there
 */
export function outcomeOfJest({ numPassedTests, testResults }: JestReport, root: string): Outcome {
  const failures = testResults.flatMap(({ name, message, status, assertionResults }): Failure[] => {
    const file = name.replace(root, '').replace(/^[\\/]/, '');
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [{ name: file, reason: message }];
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${file} › ${fullName}`,
      reason: failureMessages?.join('\n') ?? '',
    }));
  });
  return { ...NOTHING, passed: numPassedTests, failures };
}

import { NOTHING } from '#scripts/cli/outcome.ts';
import type { Failure, Outcome } from '#scripts/cli/outcome.ts';

/** The parts of jest's JSON report that are read. */
export interface JestReport {
  numPassedTests: number;
  testResults: readonly {
    /** The absolute path of the file. */
    name: string;
    /** Why the file could not be run, or all its failures. */
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
 * @param root the project's folder, to which the paths are relative
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

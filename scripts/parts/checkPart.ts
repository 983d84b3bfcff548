import { describeResult, runChecks } from '../checks/check';
import { checks } from '../checks/checks';
import type { Counts } from '../process/counts';

/** Runs all checks and prints each result. */
export async function checkPart(): Promise<Counts> {
  const results = await runChecks(checks, (result) => process.stdout.write(describeResult(result)));
  const failed = results.filter(({ problems }) => problems !== '').length;
  return { passed: results.length - failed, failed };
}

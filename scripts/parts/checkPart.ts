import { describeResult, runChecks } from '../checks/check';
import { checks } from '../checks/checks';
import { outcomeOf } from '../process/outcome';
import type { Outcome } from '../process/outcome';

/** Runs all checks and prints each result. */
export async function checkPart(): Promise<Outcome> {
  const results = await runChecks(checks, (result) => process.stdout.write(describeResult(result)));
  return outcomeOf(results.map(({ name, problems }) => [name, problems]));
}

import { describeResult, runChecks } from '#scripts/check/check.ts';
import { checks } from '#scripts/check/checks.ts';
import { outcomeOf } from '#scripts/cli/outcome.ts';
import type { Outcome } from '#scripts/cli/outcome.ts';

/** Runs all checks and prints each result. */
export async function checkStep(): Promise<Outcome> {
  const results = await runChecks(checks, (result) => process.stdout.write(describeResult(result)));
  return outcomeOf(results.map(({ name, problems }) => [name, problems]));
}

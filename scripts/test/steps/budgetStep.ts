import { budgetsOf, budgetTable } from '#scripts/check/budgets.ts';
import { outcomeOf } from '#scripts/cli/outcome.ts';
import type { Outcome } from '#scripts/cli/outcome.ts';

/** Compares the build in `dist` with its budgets and prints the table. */
export async function budgetStep(): Promise<Outcome> {
  const budgets = budgetsOf();
  process.stdout.write(budgetTable(budgets));
  return outcomeOf(
    budgets.map(({ name, found, limit, kept }) => [name, kept ? '' : `${found}, limit ${limit}`]),
  );
}

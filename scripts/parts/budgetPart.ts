import { budgetsOf, budgetTable } from '../checks/budgets';
import { outcomeOf } from '../process/outcome';
import type { Outcome } from '../process/outcome';

/** Compares the build in `dist` with its budgets and prints the table. */
export async function budgetPart(): Promise<Outcome> {
  const budgets = budgetsOf();
  process.stdout.write(budgetTable(budgets));
  return outcomeOf(budgets.map(({ name, found, limit, kept }) => [name, kept ? '' : `${found}, limit ${limit}`]));
}

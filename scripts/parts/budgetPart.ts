import { budgetsOf, budgetTable } from '../checks/budgets';
import type { Counts } from '../process/counts';

/** Compares the build in `dist` with its budgets and prints the table. */
export async function budgetPart(): Promise<Counts> {
  const budgets = budgetsOf();
  process.stdout.write(budgetTable(budgets));
  const passed = budgets.filter(({ kept }) => kept).length;
  return { passed, failed: budgets.length - passed };
}

import { budgetsOf, budgetTable } from '#scripts/check/budgets.ts';
import { main } from '#scripts/cli/main.ts';
import { readOptions } from '#scripts/cli/readOptions.ts';

/** `npm run budgets`: compares the build in `dist` with its budgets. */
await main(async () => {
  readOptions({});
  const budgets = budgetsOf();
  process.stdout.write(budgetTable(budgets));
  return budgets.every(({ kept }) => kept);
});

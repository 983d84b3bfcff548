import { budgetStep } from '#scripts/test/steps/budgetStep.ts';
import { hasPassed } from '#scripts/cli/outcome.ts';
import { requireBuilt } from '#scripts/cli/requireBuilt.ts';
import type { Command } from '#scripts/cli/runCommand.ts';

/** `npm run budgets`: compares the build in `dist` with its budgets, as `npm test` does. */
export const command: Command = {
  isServer: false,
  async run() {
    requireBuilt();
    return hasPassed(await budgetStep());
  },
};

import { budgetPart } from '../parts/budgetPart';
import { isWell } from '../process/outcome';
import { requireBuilt } from '../process/requireBuilt';
import type { Command } from '../process/runCommand';

/** `npm run budgets`: compares the build in `dist` with its budgets, as `npm test` does. */
export const command: Command = {
  isServer: false,
  async run() {
    requireBuilt();
    return isWell(await budgetPart());
  },
};

import { budgetPart } from '../parts/budgetPart';
import type { Command } from '../process/runCommand';

/** `npm run budgets`: compares the build in `dist` with its budgets, as `npm test` does. */
export const command: Command = {
  isServer: false,
  run: async () => (await budgetPart()).failed === 0,
};

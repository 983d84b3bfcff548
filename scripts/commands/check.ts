import { checkStep } from '#scripts/test/steps/checkStep.ts';
import { hasPassed } from '#scripts/cli/outcome.ts';
import type { Command } from '#scripts/cli/runCommand.ts';

/**
 * `npm run check`: types, lint, generated files, contrast, translations, unused code.
 */
export const command: Command = {
  isServer: false,
  run: async () => hasPassed(await checkStep()),
};

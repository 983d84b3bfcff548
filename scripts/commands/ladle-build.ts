import { ladleStep } from '#scripts/test/steps/ladleStep.ts';
import { hasPassed } from '#scripts/cli/outcome.ts';
import type { Command } from '#scripts/cli/runCommand.ts';

/** `npm run ladle:build`: builds the stories as a static site into `ladle-build`. */
export const command: Command = {
  isServer: false,
  run: async () => hasPassed(await ladleStep('show')),
};

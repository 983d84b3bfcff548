import { ladlePart } from '#scripts/test/steps/ladleStep.ts';
import { isWell } from '#scripts/cli/outcome.ts';
import type { Command } from '#scripts/cli/runCommand.ts';

/** `npm run ladle:build`: builds the stories as a static site into `ladle-build`. */
export const command: Command = {
  isServer: false,
  run: async () => isWell(await ladlePart('show')),
};

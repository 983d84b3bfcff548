import { buildStep } from '#scripts/test/steps/buildStep.ts';
import { hasPassed } from '#scripts/cli/outcome.ts';
import type { Command } from '#scripts/cli/runCommand.ts';

/** `npm run build`: the production build, into `dist`. */
export const command: Command = {
  isServer: false,
  run: async () => hasPassed(await buildStep()),
};

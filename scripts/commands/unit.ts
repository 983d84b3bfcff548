import { unitStep } from '#scripts/test/steps/unitStep.ts';
import { hasPassed } from '#scripts/cli/outcome.ts';
import type { Command } from '#scripts/cli/runCommand.ts';

/** `npm run test:unit`: the unit tests; `-- <arguments>` go to jest. */
export const command: Command = {
  isServer: false,
  accepts: 'any',
  run: async (arguments_) => hasPassed(await unitStep(arguments_)),
};

import { unitStep } from '#scripts/test/steps/unitStep.ts';
import { chooseSeed } from '#scripts/cli/chooseSeed.ts';
import { hasPassed } from '#scripts/cli/outcome.ts';
import { readNumber } from '#scripts/cli/readNumber.ts';
import type { Command } from '#scripts/cli/runCommand.ts';

/**
 * `npm run test:walks`: ten thousand random walks through signing in. WALKS and SEED change the
 * numbers.
 */
export const command: Command = {
  isServer: false,
  accepts: 'any',
  run: async (arguments_) => {
    process.env['WALKS'] = String(readNumber('WALKS', 10_000));
    chooseSeed();
    return hasPassed(await unitStep(['src/testing/walks', ...arguments_]));
  },
};

import { searchCostlyAgreements } from '#scripts/bench/agreementSearch.ts';
import { unitStep } from '#scripts/test/steps/unitStep.ts';
import { chooseSeed } from '#scripts/cli/chooseSeed.ts';
import { hasPassed } from '#scripts/cli/outcome.ts';
import { readNumber } from '#scripts/cli/readNumber.ts';
import { requireBuilt } from '#scripts/cli/requireBuilt.ts';
import type { Command } from '#scripts/cli/runCommand.ts';

/**
 * `npm run test:fuzz`: the fuzzers with twenty times the inputs of `npm test`, then a search in
 * Chromium for an agreement that freezes the page (P41). FUZZ_FACTOR, FUZZ_TEXTS and SEED change
 * the numbers. Arguments go to the fuzzers, which then run alone.
 */
export const command: Command = {
  isServer: false,
  accepts: 'any',
  run: async (arguments_) => {
    process.env['FUZZ_FACTOR'] = String(readNumber('FUZZ_FACTOR', 20));
    chooseSeed();
    const fuzzed = hasPassed(
      await unitStep([
        '--testNamePattern',
        'seed \\d+',
        '--testPathPatterns',
        'fuzz\\w*\\.test',
        ...arguments_,
      ]),
    );
    if (arguments_.length > 0) return fuzzed;
    requireBuilt();
    return (
      (await searchCostlyAgreements(readNumber('FUZZ_TEXTS', 60), Number(process.env['SEED'])))
      && fuzzed
    );
  },
};

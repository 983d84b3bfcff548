import { unitPart } from '../parts/unitPart';
import { chooseSeed } from '../process/chooseSeed';
import { isWell } from '../process/outcome';
import { readNumber } from '../process/readNumber';
import type { Command } from '../process/runCommand';

/** `npm run test:fuzz`: the fuzzers with many more inputs; FUZZ_RUNS and SEED choose others. */
export const command: Command = {
  isServer: false,
  accepts: 'any',
  run: async (arguments_) => {
    process.env['FUZZ_RUNS'] = String(readNumber('FUZZ_RUNS', 20_000));
    chooseSeed();
    return isWell(await unitPart(['--testNamePattern', 'seed \\d+', '--testPathPatterns', 'fuzz\\w+\\.test', ...arguments_]));
  },
};

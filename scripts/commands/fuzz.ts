import { unitPart } from '../parts/unitPart';
import type { Command } from '../process/runCommand';

/** `npm run test:fuzz`: the fuzzers with many more inputs; FUZZ_RUNS and SEED choose others. */
export const command: Command = {
  isServer: false,
  run: async (arguments_) => {
    process.env['FUZZ_RUNS'] ??= '20000';
    process.env['SEED'] ??= String(Date.now() % 2 ** 31);
    return (await unitPart(['--testNamePattern', 'seed \\d+', '--testPathPatterns', 'fuzz\\w+\\.test', ...arguments_])).failed === 0;
  },
};

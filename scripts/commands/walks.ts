import { unitPart } from '../parts/unitPart';
import type { Command } from '../process/runCommand';

/** `npm run test:walks`: ten thousand random walks through signing in; WALKS and SEED choose others. */
export const command: Command = {
  isServer: false,
  run: async (arguments_) => {
    process.env['WALKS'] ??= '10000';
    process.env['SEED'] ??= String(Date.now() % 2 ** 31);
    return (await unitPart(['src/testing/walks', ...arguments_])).failed === 0;
  },
};

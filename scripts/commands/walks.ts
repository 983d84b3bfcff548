import { unitPart } from '../parts/unitPart';
import { chooseSeed } from '../process/chooseSeed';
import { isWell } from '../process/outcome';
import { readNumber } from '../process/readNumber';
import type { Command } from '../process/runCommand';

/** `npm run test:walks`: ten thousand random walks through signing in; WALKS and SEED choose others. */
export const command: Command = {
  isServer: false,
  accepts: 'any',
  run: async (arguments_) => {
    process.env['WALKS'] = String(readNumber('WALKS', 10_000));
    chooseSeed();
    return isWell(await unitPart(['src/testing/walks', ...arguments_]));
  },
};

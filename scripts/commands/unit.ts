import { unitPart } from '../parts/unitPart';
import { isWell } from '../process/outcome';
import type { Command } from '../process/runCommand';

/** `npm run test:unit`: the unit tests; `-- <arguments>` go to jest. */
export const command: Command = {
  isServer: false,
  accepts: 'any',
  run: async (arguments_) => isWell(await unitPart(arguments_)),
};

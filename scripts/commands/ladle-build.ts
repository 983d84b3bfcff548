import { ladlePart } from '../parts/ladlePart';
import { isWell } from '../process/outcome';
import type { Command } from '../process/runCommand';

/** `npm run ladle:build`: the stories as a static site, into `ladle-build`. */
export const command: Command = {
  isServer: false,
  run: async () => isWell(await ladlePart('show')),
};

import { buildPart } from '../parts/buildPart';
import { isWell } from '../process/outcome';
import type { Command } from '../process/runCommand';

/** `npm run build`: the production build, into `dist`. */
export const command: Command = {
  isServer: false,
  run: async () => isWell(await buildPart()),
};

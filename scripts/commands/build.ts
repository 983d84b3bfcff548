import { buildPart } from '../parts/buildPart';
import type { Command } from '../process/runCommand';

/** `npm run build`: the production build, into `dist`. */
export const command: Command = {
  isServer: false,
  run: async () => (await buildPart()).failed === 0,
};

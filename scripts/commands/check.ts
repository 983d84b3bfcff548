import { checkPart } from '../parts/checkPart';
import type { Command } from '../process/runCommand';

/** `npm run check`: types, lint, generated files, contrast, translations, docstrings, unused code. */
export const command: Command = {
  isServer: false,
  run: async () => (await checkPart()).failed === 0,
};

import { checkPart } from '../parts/checkPart';
import { isWell } from '../process/outcome';
import type { Command } from '../process/runCommand';

/** `npm run check`: types, lint, generated files, contrast, translations, docstrings, unused code. */
export const command: Command = {
  isServer: false,
  run: async () => isWell(await checkPart()),
};

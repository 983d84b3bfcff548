import { extentCommand } from '../parts/extentCommand';
import { matrixPart } from '../parts/matrixPart';
import type { Command } from '../process/runCommand';

/** `npm run test:matrix`: every story and flow in every language, direction, theme and width; with the arguments of `extentCommand`. */
export const command: Command = extentCommand(matrixPart);

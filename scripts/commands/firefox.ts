import { extentCommand } from '../parts/extentCommand';
import { firefoxPart } from '../parts/firefoxPart';
import type { Command } from '../process/runCommand';

/** `npm run test:firefox`: the end-to-end tests in the Firefox of this machine; with the arguments of `extentCommand`. */
export const command: Command = extentCommand(firefoxPart);

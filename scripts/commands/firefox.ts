import { extentCommand } from '#scripts/test/steps/extentCommand.ts';
import { firefoxStep } from '#scripts/test/steps/firefoxStep.ts';
import type { Command } from '#scripts/cli/runCommand.ts';

/**
 * `npm run test:firefox`: the end-to-end tests in this machine's Firefox; takes the arguments of
 * `extentCommand`.
 */
export const command: Command = extentCommand(firefoxStep);

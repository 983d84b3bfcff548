import { extentCommand } from '#scripts/test/steps/extentCommand.ts';
import { matrixStep } from '#scripts/test/steps/matrixStep.ts';
import type { Command } from '#scripts/cli/runCommand.ts';

/**
 * `npm run test:matrix`: every story and flow in every language, direction, theme and width; takes
 * the arguments of `extentCommand`.
 */
export const command: Command = extentCommand(matrixStep);

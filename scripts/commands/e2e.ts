import { extentCommand } from '#scripts/test/steps/extentCommand.ts';
import { e2eStep } from '#scripts/test/steps/e2eStep.ts';
import type { Command } from '#scripts/cli/runCommand.ts';

/** `npm run test:e2e`: every end-to-end test in a real Chromium. Arguments: see `extentCommand`. */
export const command: Command = extentCommand(e2eStep);

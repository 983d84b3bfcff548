import { buildStep } from '#scripts/test/steps/buildStep.ts';
import { e2eStep } from '#scripts/test/steps/e2eStep.ts';
import { hasPassed } from '#scripts/cli/outcome.ts';
import { requireBuilt } from '#scripts/cli/requireBuilt.ts';
import type { Command } from '#scripts/cli/runCommand.ts';

const NO_BUILD = '--no-build';

/**
 * `npm run test:e2e`: the end-to-end tests in a real Chromium against a new production build. `--
 * --no-build` uses the existing `dist`; other arguments go to Playwright.
 */
export const command: Command = {
  isServer: false,
  accepts: 'any',
  async run(arguments_) {
    if (arguments_.includes(NO_BUILD)) requireBuilt();
    else if (!hasPassed(await buildStep())) return false;
    return hasPassed(await e2eStep(arguments_.filter((argument) => argument !== NO_BUILD)));
  },
};

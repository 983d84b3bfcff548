import { e2eStep } from '#scripts/test/steps/e2eStep.ts';
import { ladleStep } from '#scripts/test/steps/ladleStep.ts';
import { hasPassed } from '#scripts/cli/outcome.ts';
import { requireBuilt } from '#scripts/cli/requireBuilt.ts';
import type { Command } from '#scripts/cli/runCommand.ts';

const [UPDATE, NO_BUILD] = ['--update', '--no-build'];

/**
 * `npm run test:visual`: compares about thirty screens with the pictures in `e2e/visual/baseline`,
 * if browser and fonts are those that made them. The differences are in
 * `test-results/visual`. `-- --update` accepts the current screens. Uses the existing
 * `dist`, and with `-- --no-build` the existing `ladle-build`; other arguments go to Playwright.
 */
export const command: Command = {
  isServer: false,
  accepts: 'any',
  async run(arguments_) {
    requireBuilt();
    if (arguments_.includes(NO_BUILD)) requireBuilt('ladle-build', 'npm run ladle:build');
    else if (!hasPassed(await ladleStep())) return false;
    process.env['VISUAL'] = arguments_.includes(UPDATE) ? 'update' : 'compare';
    const others = arguments_.filter((argument) => argument !== UPDATE && argument !== NO_BUILD);
    return hasPassed(
      await e2eStep('whole', ['--config', 'playwright.visual.config.ts', ...others]),
    );
  },
};

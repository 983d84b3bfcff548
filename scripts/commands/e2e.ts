import { buildPart } from '../parts/buildPart';
import { e2ePart } from '../parts/e2ePart';
import { requireBuilt } from '../process/requireBuilt';
import type { Command } from '../process/runCommand';

const NO_BUILD = '--no-build';

/**
 * `npm run test:e2e`: the end-to-end tests, in a real Chromium, against a fresh production build. `-- --no-build` takes
 * `dist` as it is; other arguments go to Playwright.
 */
export const command: Command = {
  isServer: false,
  accepts: 'any',
  async run(arguments_) {
    if (arguments_.includes(NO_BUILD)) requireBuilt();
    else if ((await buildPart()).failed > 0) return false;
    return (await e2ePart(arguments_.filter((argument) => argument !== NO_BUILD))).failed === 0;
  },
};

import { buildPart } from '../parts/buildPart';
import { firefoxPart } from '../parts/firefoxPart';
import type { Command } from '../process/runCommand';

const [NO_BUILD, SAMPLE] = ['--no-build', '--sample'];

/**
 * `npm run test:firefox`: the end-to-end tests in the Firefox of this machine. `-- --sample` takes what `npm test`
 * takes, `-- --no-build` takes `dist` as it is; other arguments go to Playwright.
 */
export const command: Command = {
  isServer: false,
  accepts: 'any',
  async run(arguments_) {
    if (!arguments_.includes(NO_BUILD) && (await buildPart()).failed > 0) return false;
    const others = arguments_.filter((argument) => argument !== NO_BUILD && argument !== SAMPLE);
    return (await firefoxPart(arguments_.includes(SAMPLE) ? 'sample' : 'whole', others)).failed === 0;
  },
};

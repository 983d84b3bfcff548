import { buildPart } from '../parts/buildPart';
import { matrixPart } from '../parts/matrixPart';
import type { Command } from '../process/runCommand';

const [NO_BUILD, SAMPLE] = ['--no-build', '--sample'];

/**
 * `npm run test:matrix`: every story and flow in every language, direction, theme and width. `-- --sample` takes what
 * `npm test` takes, `-- --no-build` takes `dist` as it is; other arguments go to Playwright.
 */
export const command: Command = {
  isServer: false,
  accepts: 'any',
  async run(arguments_) {
    if (!arguments_.includes(NO_BUILD) && (await buildPart()).failed > 0) return false;
    const others = arguments_.filter((argument) => argument !== NO_BUILD && argument !== SAMPLE);
    return (await matrixPart(arguments_.includes(SAMPLE) ? 'sample' : 'whole', others)).failed === 0;
  },
};

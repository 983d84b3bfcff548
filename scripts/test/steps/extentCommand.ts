import { hasPassed } from '#scripts/cli/outcome.ts';
import type { Outcome } from '#scripts/cli/outcome.ts';
import { requireBuilt } from '#scripts/cli/requireBuilt.ts';
import type { Command } from '#scripts/cli/runCommand.ts';
import { buildStep } from './buildStep';

const [NO_BUILD, SAMPLE] = ['--no-build', '--sample'];

/**
 * The command of a step that `npm test` runs only partly: `-- --sample` runs what `npm test` runs,
 * `-- --no-build` uses the existing `dist`; other arguments go to the step.
 */
export function extentCommand(
  step: (extent: 'whole' | 'sample', arguments_: readonly string[]) => Promise<Outcome>,
): Command {
  return {
    isServer: false,
    accepts: 'any',
    async run(arguments_) {
      if (arguments_.includes(NO_BUILD)) requireBuilt();
      else if (!hasPassed(await buildStep())) return false;
      const others = arguments_.filter((argument) => argument !== NO_BUILD && argument !== SAMPLE);
      return hasPassed(await step(arguments_.includes(SAMPLE) ? 'sample' : 'whole', others));
    },
  };
}

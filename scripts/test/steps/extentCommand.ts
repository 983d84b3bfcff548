import { hasPassed } from '#scripts/cli/outcome.ts';
import type { Outcome } from '#scripts/cli/outcome.ts';
import { requireBuilt } from '#scripts/cli/requireBuilt.ts';
import type { Command } from '#scripts/cli/runCommand.ts';
import { buildPart } from './buildStep';

const [NO_BUILD, SAMPLE] = ['--no-build', '--sample'];

/**
 * The command of a part that `npm test` runs only partly: `-- --sample` runs what `npm test` runs,
 * `-- --no-build` uses the existing `dist`; other arguments go to the part.
 */
export function extentCommand(
  part: (extent: 'whole' | 'sample', arguments_: readonly string[]) => Promise<Outcome>,
): Command {
  return {
    isServer: false,
    accepts: 'any',
    async run(arguments_) {
      if (arguments_.includes(NO_BUILD)) requireBuilt();
      else if (!hasPassed(await buildPart())) return false;
      const others = arguments_.filter((argument) => argument !== NO_BUILD && argument !== SAMPLE);
      return hasPassed(await part(arguments_.includes(SAMPLE) ? 'sample' : 'whole', others));
    },
  };
}

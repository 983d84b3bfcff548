import { buildStep } from '#scripts/test/steps/buildStep.ts';
import { hasPassed } from '#scripts/cli/outcome.ts';
import { requireBuilt } from '#scripts/cli/requireBuilt.ts';
import type { Command } from '#scripts/cli/runCommand.ts';
import { UserError } from '#scripts/cli/userError.ts';
import { makeRelease } from '#scripts/release/makeRelease.ts';
import { releaseTime } from '#scripts/release/releaseTime.ts';

const NO_BUILD = '--no-build';

/**
 * `npm run release`: builds, and packs the result into `release`. `-- --no-build` packs `dist` as
 * it is.
 */
export const command: Command = {
  isServer: false,
  accepts: [NO_BUILD],
  async run(arguments_) {
    if ((process.env['DEPLOYMENT_JSON'] ?? '') !== '')
      throw new UserError('A release is for every deployment: DEPLOYMENT_JSON must not be set.');
    const seconds = await releaseTime();
    process.env['SOURCE_DATE_EPOCH'] = String(seconds);
    if (arguments_.includes(NO_BUILD)) requireBuilt();
    else if (!hasPassed(await buildStep())) return false;
    process.stdout.write(`${await makeRelease(seconds)}\n`);
    return true;
  },
};

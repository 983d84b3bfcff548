import { configureCommand } from '#scripts/configure/configureCommand.ts';
import { readManifest } from '#scripts/build/manifest.ts';
import type { Command } from '#scripts/cli/runCommand.ts';

/**
 * `npm run configure -- --dist DIR --config FILE [--out DIR]`: puts a configuration into a finished
 * build.
 */
export const command: Command = {
  isServer: false,
  accepts: 'any',
  async run(arguments_) {
    process.stdout.write(await configureCommand(arguments_, readManifest().version));
    return true;
  },
};

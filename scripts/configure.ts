import { readManifest } from '#scripts/build/manifest.ts';
import { main } from '#scripts/cli/main.ts';
import { configureCommand } from '#scripts/configure/configureCommand.ts';

/** `npm run configure -- --dist DIR --config FILE`: puts a configuration into a finished build. */
await main(async () => {
  process.stdout.write(await configureCommand(process.argv.slice(2), readManifest().version));
  return true;
});

import { build } from '#scripts/build/build.ts';
import { main } from '#scripts/cli/main.ts';
import { readOptions } from '#scripts/cli/readOptions.ts';
import { requireBuilt } from '#scripts/cli/requireBuilt.ts';
import { UserError } from '#scripts/cli/userError.ts';
import { makeRelease } from '#scripts/release/makeRelease.ts';
import { releaseTime } from '#scripts/release/releaseTime.ts';

/**
 * `npm run release`: builds, and packs the result into `release`. `-- --no-build` packs `dist` as
 * it is; `--security-contact` is that of `npm run build`; `--time SECONDS` sets the time of the
 * release, by default that of the commit.
 */
await main(async () => {
  if ((process.env['DEPLOYMENT_JSON'] ?? '') !== '')
    throw new UserError('A release is for every deployment: DEPLOYMENT_JSON must not be set.');
  const options = readOptions({
    'no-build': { type: 'boolean' },
    'security-contact': { type: 'string' },
    time: { type: 'string' },
  });
  const seconds = await releaseTime(options.time);
  if (options['no-build']) requireBuilt();
  else {
    const problems = await build({ securityContact: options['security-contact'], seconds });
    if (problems !== '') throw new UserError(problems);
  }
  process.stdout.write(`${await makeRelease(seconds)}\n`);
  return true;
});

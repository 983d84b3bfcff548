import { build } from '#scripts/build/build.ts';
import { main } from '#scripts/cli/main.ts';
import { readOptions } from '#scripts/cli/readOptions.ts';
import { UserError } from '#scripts/cli/userError.ts';
import { makeRelease } from '#scripts/release/makeRelease.ts';
import { releaseTime } from '#scripts/release/releaseTime.ts';

/** `npm run release`: builds the commit, and packs the result into `release`. */
await main(async () => {
  const { 'security-contact': securityContact } = readOptions({
    'security-contact': { type: 'string', about: 'addresses for /.well-known/security.txt' },
  });
  if ((process.env['DEPLOYMENT_JSON'] ?? '') !== '')
    throw new UserError('A release is for every deployment: DEPLOYMENT_JSON must not be set.');
  const seconds = releaseTime();
  const problems = await build({ securityContact, seconds });
  if (problems !== '') throw new UserError(problems);
  process.stdout.write(`${await makeRelease(seconds)}\n`);
  return true;
});

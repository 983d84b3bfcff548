import { build } from '#scripts/build/build.ts';
import { main } from '#scripts/cli/main.ts';
import { readOptions } from '#scripts/cli/readOptions.ts';

/** `npm run build`: the production build, into `dist`, and the files for hosts, into `dist-host`. */
await main(async () => {
  const { 'security-contact': securityContact } = readOptions({
    'security-contact': { type: 'string', about: 'addresses for /.well-known/security.txt' },
  });
  const problems = await build({ securityContact });
  process.stdout.write(
    problems === '' ? 'dist has the site, dist-host what a host needs.\n' : `${problems}\n`,
  );
  return problems === '';
});

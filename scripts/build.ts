import { build } from '#scripts/build/build.ts';
import { buildSizes } from '#scripts/build/buildSizes.ts';
import { main } from '#scripts/cli/main.ts';
import { readOptions } from '#scripts/cli/readOptions.ts';

/**
 * `npm run build`: the production build, into `dist`, and the files for hosts, into `dist-host`.
 * `-- --security-contact "mailto:…"` writes `security.txt`, valid from now or from `--time SECONDS`.
 */
await main(async () => {
  const { 'security-contact': securityContact, time } = readOptions({
    'security-contact': { type: 'string' },
    time: { type: 'string' },
  });
  const problems = await build({
    securityContact,
    seconds: time === undefined ? undefined : Number(time),
  });
  process.stdout.write(problems === '' ? buildSizes() : `${problems}\n`);
  return problems === '';
});

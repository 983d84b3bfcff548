import { main } from '#scripts/cli/main.ts';
import { readOptions } from '#scripts/cli/readOptions.ts';
import { UserError } from '#scripts/cli/userError.ts';
import { verifyContract } from '#scripts/verify/verifyContract.ts';

/**
 * `npm run contract:verify -- --target URL [--host] [--tenant ID] [--administrator]`: sends the
 * contract's safe calls to a service and reports where its answers differ; `--host` adds the rules
 * for the host of the pages. ACCESS_TOKEN adds the calls of a signed-in user. It fails if anything
 * differs.
 */
await main(async () => {
  const {
    target = '',
    host = false,
    tenant,
    administrator = false,
  } = readOptions({
    target: { type: 'string' },
    host: { type: 'boolean' },
    tenant: { type: 'string' },
    administrator: { type: 'boolean' },
  });
  if (!URL.canParse(target))
    throw new UserError('--target must be an address, such as https://staging.academy.example.');
  const token = process.env['ACCESS_TOKEN'];
  const findings = await verifyContract({
    target,
    host,
    tenant,
    token,
    isAdministrator: administrator,
  });
  for (const [name, problem] of findings)
    process.stdout.write(problem === '' ? `✓ ${name}\n` : `✗ ${name}\n    ${problem}\n`);
  const failed = findings.filter(([, problem]) => problem !== '').length;
  process.stdout.write(`\n${findings.length - failed} passed, ${failed} failed\n`);
  return failed === 0;
});

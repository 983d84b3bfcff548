import { existsSync } from 'node:fs';
import { main } from '#scripts/cli/main.ts';
import { readOptions } from '#scripts/cli/readOptions.ts';
import { UserError } from '#scripts/cli/userError.ts';
import { verifyContract } from '#scripts/verify/verifyContract.ts';

const SOURCES = new URL('../src/shared/api/contract/openapi.yaml', import.meta.url);
/** In a release, the contract is beside this program, which is then `verify.mjs`. */
const BESIDE = new URL('openapi.yaml', import.meta.url);

/**
 * `npm run contract:verify`: sends the contract's safe calls to a service and reports where its
 * answers differ. ACCESS_TOKEN adds the calls of a signed-in user. It fails if anything differs.
 */
await main(async () => {
  const {
    target = '',
    host = false,
    tenant,
    administrator = false,
  } = readOptions({
    target: { type: 'string', about: 'the address of the services, such as https://…' },
    host: { type: 'boolean', about: 'checks the rules for the host of the pages too' },
    tenant: { type: 'string', about: 'the tenant to name in the calls' },
    administrator: { type: 'boolean', about: 'the user of ACCESS_TOKEN is an administrator' },
  });
  if (!URL.canParse(target))
    throw new UserError('--target must be an address, such as https://staging.academy.example.');
  const token = process.env['ACCESS_TOKEN'];
  const findings = await verifyContract({
    contract: existsSync(BESIDE) ? BESIDE : SOURCES,
    target,
    host,
    tenant,
    token,
    isAdministrator: administrator,
  });
  for (const [name, problem] of findings)
    process.stdout.write(problem === '' ? `✓ ${name}\n` : `✗ ${name}\n    ${problem}\n`);
  const failures = findings.filter(([, problem]) => problem !== '').length;
  process.stdout.write(`\n${findings.length - failures} passed, ${failures} failed\n`);
  return failures === 0;
});

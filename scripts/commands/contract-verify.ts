import { parseArgs } from 'node:util';
import { describeOutcome, hasPassed, outcomeOf } from '#scripts/cli/outcome.ts';
import type { Command } from '#scripts/cli/runCommand.ts';
import { UserError } from '#scripts/cli/userError.ts';
import { verifyContract } from '#scripts/verify/verifyContract.ts';

const OPTIONS = {
  target: { type: 'string' },
  host: { type: 'boolean' },
  tenant: { type: 'string' },
  administrator: { type: 'boolean' },
} as const;

function parse(arguments_: readonly string[]) {
  try {
    return parseArgs({ args: [...arguments_], options: OPTIONS }).values;
  } catch (error) {
    throw new UserError((error as Error).message);
  }
}

/**
 * `npm run contract:verify -- --target URL [--host] [--tenant ID] [--administrator]`: sends the
 * contract's safe calls to a service and reports where its answers differ; `--host` adds the rules
 * for the host of the pages. ACCESS_TOKEN adds the calls of a signed-in user. It fails if anything
 * differs.
 */
export const command: Command = {
  isServer: false,
  accepts: 'any',
  async run(arguments_) {
    const { target = '', host = false, tenant, administrator = false } = parse(arguments_);
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
      process.stdout.write(`${problem === '' ? '✓' : '✗'} ${name}\n`);
    const outcome = outcomeOf(findings);
    process.stdout.write(`\n${describeOutcome(outcome)}`);
    return hasPassed(outcome);
  },
};

import { parseArgs } from 'node:util';
import { checkBackend } from '#scripts/backend/checkBackend.ts';
import { describeOutcome, hasPassed, outcomeOf } from '#scripts/cli/outcome.ts';
import type { Command } from '#scripts/cli/runCommand.ts';
import { UserError } from '#scripts/cli/userError.ts';

const OPTIONS = {
  origin: { type: 'string' },
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
 * `npm run check:backend -- --origin URL [--tenant ID] [--administrator]`: compares what a host and its services answer with
 * the contract, by calls that change nothing. ACCESS_TOKEN adds the calls of a signed-in user.
 */
export const command: Command = {
  isServer: false,
  accepts: 'any',
  async run(arguments_) {
    const { origin = '', tenant, administrator = false } = parse(arguments_);
    if (!URL.canParse(origin))
      throw new UserError('--origin must be an address, such as https://staging.academy.example.');
    const token = process.env['ACCESS_TOKEN'];
    const findings = await checkBackend({ origin, tenant, token, isAdministrator: administrator });
    for (const [name, problem] of findings)
      process.stdout.write(`${problem === '' ? '✓' : '✗'} ${name}\n`);
    const outcome = outcomeOf(findings);
    process.stdout.write(`\n${describeOutcome(outcome)}`);
    return hasPassed(outcome);
  },
};

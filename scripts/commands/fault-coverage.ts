import { faultCoverage } from '#scripts/check/faults/faultCoverage.ts';
import type { Command } from '#scripts/cli/runCommand.ts';

/**
 * `npm run coverage:faults`: writes docs/fault-coverage.md from the tests, and reports faults
 * without a test.
 */
export const command: Command = {
  isServer: false,
  async run() {
    const problems = await faultCoverage({ check: false });
    process.stdout.write(
      problems.length === 0
        ? 'Every fault has a test: docs/fault-coverage.md\n'
        : `${problems.join('\n')}\n`,
    );
    return problems.length === 0;
  },
};

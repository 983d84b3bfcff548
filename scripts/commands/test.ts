import { budgetPart } from '../parts/budgetPart';
import { buildPart } from '../parts/buildPart';
import { checkPart } from '../parts/checkPart';
import { e2ePart } from '../parts/e2ePart';
import { firefoxPart } from '../parts/firefoxPart';
import { matrixPart } from '../parts/matrixPart';
import { unitPart } from '../parts/unitPart';
import { describeOutcome, isWell, NOTHING, sum } from '../process/outcome';
import type { Outcome } from '../process/outcome';
import type { Command } from '../process/runCommand';
import { isStopping } from '../process/shutdown';

const PARTS: readonly [title: string, run: () => Promise<Outcome>][] = [
  ['Checks', checkPart],
  ['Unit tests', unitPart],
  ['Production build', buildPart],
  ['Budgets', budgetPart],
  ['End-to-end tests', e2ePart],
  ['End-to-end tests in Firefox, a part', () => firefoxPart('sample')],
  ['Matrix, a sample', () => matrixPart('sample')],
];

/** Runs a part; one that cannot even start counts as one failure, so that the others are still run. */
async function runPart(title: string, run: () => Promise<Outcome>): Promise<Outcome> {
  process.stdout.write(`\n── ${title} ──\n`);
  return run().catch((error: unknown) => {
    process.stderr.write(`${(error as Error).message}\n`);
    return { ...NOTHING, failures: [{ name: title, reason: (error as Error).message }] };
  });
}

/** `npm test`: everything, whatever fails on the way. Its last lines name what failed and count all checks and tests. */
export const command: Command = {
  isServer: false,
  async run() {
    const outcomes: Outcome[] = [];
    for (const [title, run] of PARTS) {
      if (!isStopping()) outcomes.push(await runPart(title, () => run()));
    }
    if (isStopping()) return false;
    const outcome = sum(outcomes);
    process.stdout.write(`\n${describeOutcome(outcome)}`);
    return isWell(outcome);
  },
};

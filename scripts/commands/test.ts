import { budgetPart } from '../parts/budgetPart';
import { buildPart } from '../parts/buildPart';
import { checkPart } from '../parts/checkPart';
import { e2ePart } from '../parts/e2ePart';
import { firefoxPart } from '../parts/firefoxPart';
import { matrixPart } from '../parts/matrixPart';
import { unitPart } from '../parts/unitPart';
import { one, sum } from '../process/counts';
import type { Counts } from '../process/counts';
import type { Command } from '../process/runCommand';
import { isStopping } from '../process/shutdown';

const PARTS: readonly [title: string, run: () => Promise<Counts>][] = [
  ['Checks', checkPart],
  ['Unit tests', unitPart],
  ['Production build', buildPart],
  ['Budgets', budgetPart],
  ['End-to-end tests', e2ePart],
  ['End-to-end tests in Firefox, a part', () => firefoxPart('sample')],
  ['Matrix, a sample', () => matrixPart('sample')],
];

/** Runs a part; one that cannot even start counts as one failure, so that the others are still run. */
async function runPart(title: string, run: () => Promise<Counts>): Promise<Counts> {
  process.stdout.write(`\n── ${title} ──\n`);
  return run().catch((error: unknown) => {
    process.stderr.write(`${(error as Error).message}\n`);
    return one(false);
  });
}

/** `npm test`: everything, whatever fails on the way. The last line counts all checks and tests. */
export const command: Command = {
  isServer: false,
  async run() {
    const counts: Counts[] = [];
    for (const [title, run] of PARTS) {
      if (!isStopping()) counts.push(await runPart(title, () => run()));
    }
    if (isStopping()) return false;
    const { passed, failed } = sum(counts);
    process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
    return failed === 0;
  },
};

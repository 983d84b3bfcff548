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

const MS_PER_SECOND = 1000;

function timeLine(title: string, milliseconds: number): string {
  return `${(milliseconds / MS_PER_SECOND).toFixed(0).padStart(6)} s  ${title}\n`;
}

/**
 * `npm test`: everything, whatever fails on the way. Its last lines name what failed, say how long each part took, and
 * count all checks and tests.
 */
export const command: Command = {
  isServer: false,
  async run() {
    const outcomes: Outcome[] = [];
    const times: string[] = [];
    const started = performance.now();
    for (const [title, run] of PARTS) {
      const partStarted = performance.now();
      if (!isStopping()) outcomes.push(await runPart(title, () => run()));
      times.push(timeLine(title, performance.now() - partStarted));
    }
    if (isStopping()) return false;
    const outcome = sum(outcomes);
    times.push(timeLine('Everything', performance.now() - started));
    process.stdout.write(`\n${times.join('')}\n${describeOutcome(outcome)}`);
    return isWell(outcome);
  },
};

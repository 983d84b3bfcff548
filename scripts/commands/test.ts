import { budgetPart } from '#scripts/test/steps/budgetStep.ts';
import { buildPart } from '#scripts/test/steps/buildStep.ts';
import { checkPart } from '#scripts/test/steps/checkStep.ts';
import { e2ePart } from '#scripts/test/steps/e2eStep.ts';
import { firefoxPart } from '#scripts/test/steps/firefoxStep.ts';
import { matrixPart } from '#scripts/test/steps/matrixStep.ts';
import { releasePart } from '#scripts/test/steps/releaseStep.ts';
import { unitPart } from '#scripts/test/steps/unitStep.ts';
import { describeOutcome, hasPassed, NOTHING, sum } from '#scripts/cli/outcome.ts';
import type { Outcome } from '#scripts/cli/outcome.ts';
import type { Command } from '#scripts/cli/runCommand.ts';
import { isStopping } from '#scripts/cli/shutdown.ts';

const PARTS: readonly [title: string, run: () => Promise<Outcome>][] = [
  ['Checks', checkPart],
  ['Unit tests', unitPart],
  ['Production build', buildPart],
  ['Budgets', budgetPart],
  ['Release', releasePart],
  ['End-to-end tests, a sample of looks', () => e2ePart('sample')],
  ['End-to-end tests in Firefox, a part', () => firefoxPart('sample')],
  ['Matrix, a sample', () => matrixPart('sample')],
];

/** Runs a part. A part that cannot start counts as one failure, so that the others still run. */
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
 * `npm test`: runs everything, even after failures. The last lines name what failed, say how long
 * each part took, and count all checks and tests.
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
    return hasPassed(outcome);
  },
};

import { budgetStep } from '#scripts/test/steps/budgetStep.ts';
import { buildStep } from '#scripts/test/steps/buildStep.ts';
import { checkStep } from '#scripts/test/steps/checkStep.ts';
import { e2eStep } from '#scripts/test/steps/e2eStep.ts';
import { firefoxStep } from '#scripts/test/steps/firefoxStep.ts';
import { matrixStep } from '#scripts/test/steps/matrixStep.ts';
import { releaseStep } from '#scripts/test/steps/releaseStep.ts';
import { unitStep } from '#scripts/test/steps/unitStep.ts';
import { describeOutcome, hasPassed, NOTHING, sum } from '#scripts/cli/outcome.ts';
import type { Outcome } from '#scripts/cli/outcome.ts';
import type { Command } from '#scripts/cli/runCommand.ts';
import { isStopping } from '#scripts/cli/shutdown.ts';

const STEPS: readonly [title: string, run: () => Promise<Outcome>][] = [
  ['Checks', checkStep],
  ['Unit tests', unitStep],
  ['Production build', buildStep],
  ['Budgets', budgetStep],
  ['Release', releaseStep],
  ['End-to-end tests, a sample of looks', () => e2eStep('sample')],
  ['End-to-end tests in Firefox, a sample', () => firefoxStep('sample')],
  ['Matrix, a sample', () => matrixStep('sample')],
];

/** Runs a step. A step that cannot start counts as one failure, so that the others still run. */
async function runStep(title: string, run: () => Promise<Outcome>): Promise<Outcome> {
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
 * each step took, and count all checks and tests.
 */
export const command: Command = {
  isServer: false,
  async run() {
    const outcomes: Outcome[] = [];
    const times: string[] = [];
    const started = performance.now();
    for (const [title, run] of STEPS) {
      const stepStarted = performance.now();
      if (!isStopping()) outcomes.push(await runStep(title, () => run()));
      times.push(timeLine(title, performance.now() - stepStarted));
    }
    if (isStopping()) return false;
    const outcome = sum(outcomes);
    times.push(timeLine('Everything', performance.now() - started));
    process.stdout.write(`\n${times.join('')}\n${describeOutcome(outcome)}`);
    return hasPassed(outcome);
  },
};

import { stripVTControlCharacters } from 'node:util';

/** A failed check or test. */
export interface Failure {
  /** Its name in the project: file and title, or the check's name. */
  name: string;
  /** The reason, as text. */
  reason: string;
}

/** How many checks or tests passed, and which failed. */
export interface Outcome {
  passed: number;
  failures: readonly Failure[];
  /**
   * Tests that passed only on retry, with the reasons of their failures. They are listed and do not
   * fail the run.
   */
  flaky: readonly Failure[];
}

export const NOTHING: Outcome = { passed: 0, failures: [], flaky: [] };

/** Enough of a reason to recognise the kind of failure. The complete reason is printed earlier. */
const LINES_OF_REASON = 12;

/** Whether nothing failed. */
export function hasPassed({ failures }: Outcome): boolean {
  return failures.length === 0;
}

/** The sum of several outcomes. */
export function sum(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((all, { passed }) => all + passed, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
    flaky: outcomes.flatMap(({ flaky }) => flaky),
  };
}

/**
 * The outcome of several items that each passed or failed.
 * @param problems the problem of each item by name; empty if it passed
 */
export function outcomeOf(problems: Iterable<readonly [name: string, problem: string]>): Outcome {
  const results = [...problems];
  const failures = results
    .filter(([, problem]) => problem !== '')
    .map(([name, reason]) => ({ name, reason }));
  return { ...NOTHING, passed: results.length - failures.length, failures };
}

/**
 * The outcome of a runner with an exit code. A runner that failed without a failed test (it could
 * not start, or a file could not be read) or that ran nothing counts as one failure.
 * @param name the runner's
 */
export function outcomeOfRunner(name: string, code: number, outcome: Outcome): Outcome {
  if (outcome.failures.length > 0 || (code === 0 && outcome.passed > 0)) return outcome;
  const reason = code === 0 ? 'It ran nothing.' : `It ended with ${code} without a failed test.`;
  return { ...outcome, failures: [{ name, reason }] };
}

function described(mark: string, { name, reason }: Failure): string {
  const lines = stripVTControlCharacters(reason).trim().split('\n').slice(0, LINES_OF_REASON);
  return `${mark} ${name}\n${lines.map((line) => `    ${line}`.trimEnd()).join('\n')}\n\n`;
}

/**
 * The last lines of the output: what passed on retry and what failed, each with the first lines of
 * its reason, and the counts.
 */
export function describeOutcome({ passed, failures, flaky }: Outcome): string {
  const reasons = [
    ...flaky.map((each) => described('~', each)),
    ...failures.map((each) => described('✗', each)),
  ].join('');
  const tries = flaky.length === 0 ? '' : `, ${flaky.length} of them on retry`;
  return `${reasons}${passed} passed${tries}, ${failures.length} failed\n`;
}

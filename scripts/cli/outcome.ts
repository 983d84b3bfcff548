import { stripVTControlCharacters } from 'node:util';

/** A check or test that did not go well. */
export interface Failure {
  /** As it is found in the project: file and title, or the check's name. */
  name: string;
  /** What was said about it, for a person to read. */
  reason: string;
}

/** How many checks or tests went well, and which did not. */
export interface Outcome {
  passed: number;
  failures: readonly Failure[];
  /** Tests that passed only at another try, with why they had failed: they are told, and fail nothing. */
  unsteady: readonly Failure[];
}

export const NOTHING: Outcome = { passed: 0, failures: [], unsteady: [] };

/** Enough of a reason to know what kind of failure it is; the whole stands further up. */
const LINES_OF_REASON = 12;

/** Whether nothing failed. */
export function isWell({ failures }: Outcome): boolean {
  return failures.length === 0;
}

/** The sum of several outcomes. */
export function sum(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((all, { passed }) => all + passed, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
    unsteady: outcomes.flatMap(({ unsteady }) => unsteady),
  };
}

/**
 * The outcome of several things that each went well or not.
 * @param problems what is wrong with each, by its name; empty when it went well
 */
export function outcomeOf(problems: Iterable<readonly [name: string, problem: string]>): Outcome {
  const results = [...problems];
  const failures = results
    .filter(([, problem]) => problem !== '')
    .map(([name, reason]) => ({ name, reason }));
  return { ...NOTHING, passed: results.length - failures.length, failures };
}

/**
 * The outcome of a runner that ended with an exit code. One that failed without a failed test (it could not start,
 * a file could not be read) or that ran nothing counts as one failure.
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

/** The closing lines: what needed another try and what failed, each with the first lines of why; last how much of all there was. */
export function describeOutcome({ passed, failures, unsteady }: Outcome): string {
  const reasons = [
    ...unsteady.map((each) => described('~', each)),
    ...failures.map((each) => described('✗', each)),
  ].join('');
  const tries = unsteady.length === 0 ? '' : `, ${unsteady.length} of them at another try`;
  return `${reasons}${passed} passed${tries}, ${failures.length} failed\n`;
}

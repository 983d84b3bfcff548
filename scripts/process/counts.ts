/** How many checks or tests went well and how many did not. */
export interface Counts {
  passed: number;
  failed: number;
}

export const NOTHING: Counts = { passed: 0, failed: 0 };

/** The sum of several counts. */
export function sum(counts: readonly Counts[]): Counts {
  return counts.reduce((all, { passed, failed }) => ({ passed: all.passed + passed, failed: all.failed + failed }), NOTHING);
}

/** One thing that either went well or did not. */
export function one(isWell: boolean): Counts {
  return isWell ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Counts of a runner that ended with an exit code. One that failed without a failed test (it could not start,
 * a file could not be read) or that ran nothing counts as one failure.
 */
export function countsOfRunner(code: number, counts: Counts): Counts {
  const isHollow = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return isHollow ? { ...counts, failed: 1 } : counts;
}

/** One check of the project. */
export interface Check {
  name: string;
  /** @returns the problems as text; empty if there are none */
  run(): Promise<string>;
}

export interface CheckResult {
  name: string;
  problems: string;
  milliseconds: number;
}

/** Two programs at a time: on a small machine, more would only wait for each other. */
const AT_ONCE = 2;

async function runOne({ name, run }: Check): Promise<CheckResult> {
  const start = performance.now();
  const problems = await run().catch((error: unknown) => String((error as Error).stack ?? error));
  return { name, problems: problems.trim(), milliseconds: performance.now() - start };
}

/** Runs all checks, even after failures, and reports each result as soon as it is known. */
export async function runChecks(
  checks: readonly Check[],
  tell: (result: CheckResult) => void,
): Promise<CheckResult[]> {
  const waiting = [...checks];
  const results: CheckResult[] = [];
  const work = async (): Promise<void> => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const result = await runOne(check);
      results.push(result);
      tell(result);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}

/** One line for a result, with its problems below. */
export function describeResult({ name, problems, milliseconds }: CheckResult): string {
  const line = `${problems === '' ? '✓' : '✗'} ${name} (${(milliseconds / 1000).toFixed(1)} s)\n`;
  return problems === '' ? line : `${line}${problems.replaceAll(/^/gm, '    ')}\n`;
}

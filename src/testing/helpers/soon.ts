const TRIES = 3;
const MICROSECONDS = 1000;

/** CPU time of this process in ms. Other processes on the machine do not count. */
function cpuTime(since?: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / MICROSECONDS;
}

/** @throws Error when the last try took too long as well */
function wasSoon(limit: number, attempt: number, start: NodeJS.CpuUsage): boolean {
  const took = cpuTime(start);
  if (took >= limit && attempt === TRIES)
    throw new Error(
      `Took ${took.toFixed(0)} ms of CPU time in the last of ${TRIES} tries: at most ${limit} ms`,
    );
  return took < limit;
}

/**
 * Runs work that must not take long, up to three times: garbage collection can make one try slow.
 * @param limit CPU time in ms
 * @throws Error when no try was within the limit
 */
export function soon<Result>(limit: number, work: () => Result): Result {
  for (let attempt = 1; ; attempt += 1) {
    const start = process.cpuUsage();
    const result = work();
    if (wasSoon(limit, attempt, start)) return result;
  }
}

/** As `soon`, for asynchronous work. */
export async function answersSoon<Result>(
  limit: number,
  work: () => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const start = process.cpuUsage();
    const result = await work();
    if (wasSoon(limit, attempt, start)) return result;
  }
}

const TRIES = 3;

/** @throws Error when the last try was not done within the limit either */
function wasSoon(limit: number, tried: number, start: number): boolean {
  const took = performance.now() - start;
  if (took >= limit && tried === TRIES)
    throw new Error(`Took ${took.toFixed(0)} ms, and too long before: at most ${limit} ms`);
  return took < limit;
}

/**
 * Does something that must not take long, up to three times: what else this machine does can only make it take longer,
 * and what is slow by nature is slow each time.
 * @param limit in ms
 * @throws Error when no try was done within the limit
 */
export function soon<Result>(limit: number, work: () => Result): Result {
  for (let tried = 1; ; tried += 1) {
    const start = performance.now();
    const result = work();
    if (wasSoon(limit, tried, start)) return result;
  }
}

/** As `soon`, for what is waited for. */
export async function answersSoon<Result>(
  limit: number,
  work: () => Promise<Result>,
): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    const start = performance.now();
    const result = await work();
    if (wasSoon(limit, tried, start)) return result;
  }
}

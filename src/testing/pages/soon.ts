const TRIES = 3;

/** @throws Error when the last try exceeded the limit too */
function wasSoon(limit: number, tried: number, start: number): boolean {
  const took = performance.now() - start;
  if (took >= limit && tried === TRIES)
    throw new Error(`Took ${took.toFixed(0)} ms, and too long before: at most ${limit} ms`);
  return took < limit;
}

/**
 * Asserts that work is fast, with up to three tries: other load on the machine only slows it down
 * sometimes, and slow code is slow each time.
 * @param limit in ms
 * @throws Error when every try exceeded the limit
 */
export function soon<Result>(limit: number, work: () => Result): Result {
  for (let tried = 1; ; tried += 1) {
    const start = performance.now();
    const result = work();
    if (wasSoon(limit, tried, start)) return result;
  }
}

/** As `soon`, for asynchronous work. */
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

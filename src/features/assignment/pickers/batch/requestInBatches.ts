import { chunksOf } from '#lib/object/chunksOf.ts';

/**
 * Processes each item, with at most `most` at the same time.
 * @returns the results in the order of the items
 */
async function mapWithConcurrency<Item, Result>(
  most: number,
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const work = async () => {
    // All workers share the iterator, so that each item is processed once.
    for (const [place, item] of waiting) results[place] = await act(item);
  };
  await Promise.all(Array.from({ length: most }, work));
  return results;
}

/**
 * Names or ids per call. The contract allows 100 ids (P10) and 500 names, but for common names an
 * answer lists 20 people each: for 100 it has 360 KB, for 500 more than `MAX_BODY_BYTES`.
 */
const CALL_SIZE = 100;

/** Concurrent calls. A browser has six connections per host, and the list behind needs one too. */
const CALLS_AT_ONCE = 3;

export function requestInBatches<Item, Answer>(
  items: readonly Item[],
  ask: (part: Item[]) => Promise<Answer>,
): Promise<Answer[]> {
  return mapWithConcurrency(CALLS_AT_ONCE, chunksOf(items, CALL_SIZE), ask);
}

import { chunksOf } from '#lib/text/batchTokens.ts';
import { mapWithConcurrency } from './mapWithConcurrency';

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

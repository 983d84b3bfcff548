import { chunksOf } from '#lib/text/batchTokens.ts';
import { mapWithConcurrency } from './mapWithConcurrency';

/**
 * The most names or ids of one call. The contract takes 100 ids (P10) and 500 names (D47), but of common names an answer
 * lists 20 people each: of 100 it has 360 KB, of 500 more than `LARGEST_BODY_BYTES`.
 */
const CALL_SIZE = 100;

/** The most calls at the same time; a browser has six connections, and the list behind needs one too. */
const CALLS_AT_ONCE = 3;

/**
 * Asks for many names or ids in as many calls as it takes, a few at the same time.
 * @returns the answers, in the order of what was asked for
 */
export function requestInBatches<Item, Answer>(
  items: readonly Item[],
  ask: (part: Item[]) => Promise<Answer>,
): Promise<Answer[]> {
  return mapWithConcurrency(CALLS_AT_ONCE, chunksOf(items, CALL_SIZE), ask);
}

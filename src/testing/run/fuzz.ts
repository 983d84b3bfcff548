import fc from 'fast-check';
import { checkProperty, checkAsyncProperty } from './properties';

/** How many times the inputs of `npm test` to try; `npm run test:fuzz` sets it. */
const FACTOR = Number(process.env['FUZZ_FACTOR'] ?? 1);

/** Ends a fuzzer that hangs; a long search on a busy machine takes less. ms */
export const LONGEST_SEARCH = 3_600_000;

/**
 * Runs a fuzzer: first with the inputs of its corpus, then with this many new ones. A failure
 * reports the seed and the smallest input; add that to the corpus.
 * @param sample number of inputs in `npm test`
 */
export function fuzz<Input>(
  corpus: readonly Input[],
  inputs: fc.Arbitrary<Input>,
  sample: number,
  check: (input: Input) => void,
): void {
  corpus.forEach(check);
  checkProperty(sample * FACTOR, fc.property(inputs, check));
}

/** As `fuzz`, for asynchronous checks. */
export async function fuzzAsync<Input>(
  corpus: readonly Input[],
  inputs: fc.Arbitrary<Input>,
  sample: number,
  check: (input: Input) => Promise<void>,
): Promise<void> {
  for (const input of corpus) await check(input);
  await checkAsyncProperty(sample * FACTOR, fc.asyncProperty(inputs, check));
}

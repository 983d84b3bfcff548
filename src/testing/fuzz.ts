import fc from 'fast-check';

/** `npm run test:fuzz` takes many more; SEED repeats a run. */
const RUNS = process.env['FUZZ_RUNS'];
export const FUZZ_SEED = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);

/**
 * Runs a fuzzer: first over what is kept in its corpus, then over so many new inputs.
 * A failure says the seed and the smallest input, which then goes into the corpus.
 * @param sample how many inputs `npm test` tries
 */
export function fuzz<Input>(corpus: readonly Input[], inputs: fc.Arbitrary<Input>, sample: number, check: (input: Input) => void): void {
  corpus.forEach(check);
  fc.assert(fc.property(inputs, check), { numRuns: RUNS === undefined ? sample : Number(RUNS), seed: FUZZ_SEED });
}

/** As `fuzz`, for checks that wait. */
export async function fuzzSlowly<Input>(
  corpus: readonly Input[],
  inputs: fc.Arbitrary<Input>,
  sample: number,
  check: (input: Input) => Promise<void>,
): Promise<void> {
  for (const input of corpus) await check(input);
  await fc.assert(fc.asyncProperty(inputs, check), { numRuns: RUNS === undefined ? sample : Math.ceil(Number(RUNS) / 10), seed: FUZZ_SEED });
}

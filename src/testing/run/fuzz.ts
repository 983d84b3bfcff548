import fc from 'fast-check';
import { checkProperty, checkAsyncProperty } from './properties';

/** `npm run test:fuzz` takes many more. */
const RUNS = process.env['FUZZ_RUNS'];

/**
 * Runs a fuzzer: first over what is kept in its corpus, then over so many new inputs.
 * A failure says the seed and the smallest input, which then goes into the corpus.
 * @param sample how many inputs `npm test` tries
 */
export function fuzz<Input>(
  corpus: readonly Input[],
  inputs: fc.Arbitrary<Input>,
  sample: number,
  check: (input: Input) => void,
): void {
  corpus.forEach(check);
  checkProperty(RUNS === undefined ? sample : Number(RUNS), fc.property(inputs, check));
}

/** As `fuzz`, for checks that wait. */
export async function fuzzSlowly<Input>(
  corpus: readonly Input[],
  inputs: fc.Arbitrary<Input>,
  sample: number,
  check: (input: Input) => Promise<void>,
): Promise<void> {
  for (const input of corpus) await check(input);
  await checkAsyncProperty(
    RUNS === undefined ? sample : Math.ceil(Number(RUNS) / 10),
    fc.asyncProperty(inputs, check),
  );
}

import fc from 'fast-check';

/**
 * The seed of random tests. It is fixed, so that no change fails by chance; `npm run test:fuzz` and
 * `test:walks` use a new one each time, and SEED repeats it.
 */
export const SEED = Number(process.env['SEED'] ?? 20_261_121);

/**
 * Tries a property with so many random inputs; throws the smallest that breaks it, with its path
 * from `SEED`.
 */
export function checkProperty(numRuns: number, property: fc.IRawProperty<unknown, false>): void {
  fc.assert(property as fc.IProperty<unknown>, { numRuns, seed: SEED });
}

/** Like `checkProperty`, for asynchronous properties. */
export async function checkAsyncProperty(
  numRuns: number,
  property: fc.IRawProperty<unknown, true>,
): Promise<void> {
  await fc.assert(property as fc.IAsyncProperty<unknown>, { numRuns, seed: SEED });
}

import fc from 'fast-check';

/** Fixed, so that no change fails by chance. */
const SEED = 20_261_121;

/**
 * Tries a property with so many random inputs; throws the smallest that breaks it.
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

import { readNumber } from './readNumber';

/**
 * Chooses the seed of random tests, SEED or a new one, and prints it, so that a run can be
 * repeated.
 * @throws {UserError} if SEED is not a whole number
 */
export function chooseSeed(): void {
  const seed = String(readNumber('SEED', Date.now() % 2 ** 31, 0));
  process.env['SEED'] = seed;
  process.stdout.write(`Seed ${seed} (SEED=${seed} repeats it)\n`);
}

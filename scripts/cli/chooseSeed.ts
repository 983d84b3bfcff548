import { readNumber } from './readNumber';

/**
 * Chooses what random tests start from, SEED or a new one, and prints it, so that it can be had again.
 * @throws {UserError} when SEED is no whole number
 */
export function chooseSeed(): void {
  const seed = String(readNumber('SEED', Date.now() % 2 ** 31, 0));
  process.env['SEED'] = seed;
  process.stdout.write(`Seed ${seed} (SEED=${seed} repeats it)\n`);
}

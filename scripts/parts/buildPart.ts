import { build } from '../building/build';
import { buildSizes } from '../building/buildSizes';
import { outcomeOf } from '../process/outcome';
import type { Outcome } from '../process/outcome';

/** Makes the production build and prints the sizes of its scripts, or what is wrong. */
export async function buildPart(): Promise<Outcome> {
  const problems = await build();
  process.stdout.write(problems === '' ? buildSizes() : `${problems}\n`);
  return outcomeOf([['Production build', problems]]);
}

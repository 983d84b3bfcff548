import { build } from '../building/build';
import { buildSizes } from '../building/buildSizes';
import { one } from '../process/counts';
import type { Counts } from '../process/counts';

/** Makes the production build and prints the sizes of its scripts, or what is wrong. */
export async function buildPart(): Promise<Counts> {
  const problems = await build();
  process.stdout.write(problems === '' ? buildSizes() : `${problems}\n`);
  return one(problems === '');
}

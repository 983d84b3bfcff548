import { build } from '#scripts/build/build.ts';
import { buildSizes } from '#scripts/build/buildSizes.ts';
import { outcomeOf } from '#scripts/cli/outcome.ts';
import type { Outcome } from '#scripts/cli/outcome.ts';

/** Makes the production build and prints the sizes of its scripts, or the errors. */
export async function buildStep(): Promise<Outcome> {
  const problems = await build();
  process.stdout.write(problems === '' ? buildSizes() : `${problems}\n`);
  return outcomeOf([['Production build', problems]]);
}

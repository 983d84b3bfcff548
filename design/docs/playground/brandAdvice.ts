import type { Brand } from '../../tokens/brand';
import { brandProblems } from '../../tokens/brandProblems';
import { oklchOf, shade } from '../../tokens/shade';

/** The nearest change of one colour that makes a brand usable. */
export interface BrandAdvice {
  field: 'accent' | 'accentDark';
  direction: 'darker' | 'lighter';
  colour: string;
}

const STEP = 0.005;
const DIRECTIONS = [
  ['darker', -STEP],
  ['lighter', STEP],
] as const;

/** How to change a refused brand; undefined for one with enough contrast. */
export function brandAdvice(brand: Brand): BrandAdvice | undefined {
  const field = (['accent', 'accentDark'] as const).find((name) => hasProblem(brand, name));
  const refused = field && brand[field];
  if (field === undefined || refused === undefined) return undefined;
  const { lightness, ...rest } = oklchOf(refused);
  for (let steps = 1; steps < 1 / STEP; steps += 1)
    for (const [direction, step] of DIRECTIONS) {
      const next = Math.min(Math.max(lightness + steps * step, 0), 1);
      const colour = shade({ lightness: next, ...rest });
      if (!hasProblem({ ...brand, [field]: colour }, field)) return { field, direction, colour };
    }
  return undefined;
}

function hasProblem(brand: Brand, field: BrandAdvice['field']): boolean {
  return brandProblems(brand).some((problem) => problem.startsWith(`.${field} `));
}

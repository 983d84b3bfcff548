import { brandProblems } from '#design/tokens/brandProblems.ts';
import { brands } from '#design/tokens/brands.ts';
import { contrastProblems } from '#design/tokens/contrastProblems.ts';

/**
 * Checks the WCAG contrast of the declared colour pairs in both themes and in every brand.
 * @returns the pairs that fail, by name
 */
export function checkTokens(): string[] {
  return [
    ...contrastProblems(),
    ...Object.entries(brands).flatMap(([name, brand]) =>
      brandProblems(brand).map((problem) => `brand ${name}: ${problem}`),
    ),
  ];
}

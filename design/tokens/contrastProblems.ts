import { brandValues } from './brand';
import type { PartialBrand } from './brand';
import { contrastRatio } from './color';
import { contrastPairs } from './contrastPairs';
import type { ColorName, ContrastPair } from './contrastPairs';
import type { ThemeName } from './themes';
import { darkTokens, lightTokens } from './tokens.generated';

/** The colors of a theme, with those of a brand in their place. */
export function colorsOf(brand: PartialBrand, theme: ThemeName): (name: ColorName) => string {
  const own = brandValues(brand, theme);
  const tokens = { ...lightTokens, ...(theme === 'dark' && darkTokens) };
  return (name) => own.get(name) ?? tokens[name];
}

/** Contrast of a pair in a theme, 1 to 21, with the colors of a brand. */
export function pairContrast(
  { foreground, background }: ContrastPair,
  theme: ThemeName,
  brand: PartialBrand = {},
): number {
  const colorOf = colorsOf(brand, theme);
  return contrastRatio(colorOf(foreground), colorOf(background));
}

/** One sentence for each pair that is too faint in a theme; empty if there is none. */
export function contrastProblems(pairs: readonly ContrastPair[] = contrastPairs): string[] {
  return (['light', 'dark'] as const).flatMap((theme) =>
    pairs.flatMap((pair) => {
      const ratio = pairContrast(pair, theme);
      if (ratio >= pair.least) return [];
      return [
        `${theme}: ${pair.foreground} on ${pair.background} is ${ratio.toFixed(2)}, needs ${pair.least}`,
      ];
    }),
  );
}

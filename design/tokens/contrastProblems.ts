import { brandValues } from './brand';
import type { PartialBrand } from './brand';
import { contrastRatio } from './color';
import { contrastPairs } from './contrastPairs';
import type { ColorName, ContrastPair } from './contrastPairs';
import { themes } from './themes';
import type { ThemeName } from './themes';

/**
 * Contrast of a pair in a theme, 1 to 21, with the colors of a brand.
 * @throws if a color of the pair is not declared
 */
export function pairContrast(
  { foreground, background }: ContrastPair,
  theme: ThemeName,
  brand: PartialBrand = {},
): number {
  const own = brandValues(brand, theme);
  const colorOf = (name: ColorName) => own.get(name) ?? themes[theme].get(name);
  const [front, back] = [colorOf(foreground), colorOf(background)];
  if (!front || !back)
    throw new Error(`${foreground} or ${background} is not a color of the ${theme} theme`);
  return contrastRatio(front, back);
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

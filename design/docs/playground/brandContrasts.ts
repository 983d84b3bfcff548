import { brandValues } from '../../tokens/brand';
import type { Brand } from '../../tokens/brand';
import { contrastRatio } from '../../tokens/colour';
import { contrastPairs } from '../../tokens/contrastPairs';
import type { ContrastPair } from '../../tokens/contrastPairs';
import { themes } from '../../tokens/themes';
import type { ThemeName } from '../../tokens/themes';

/** A pair of colours with a brand. */
export interface BrandContrast {
  pair: ContrastPair;
  theme: ThemeName;
  ratio: number;
}

/** The pairs of colours that a brand changes, in both themes, the lowest margin first. */
export function brandContrasts(brand: Brand): BrandContrast[] {
  return (['light', 'dark'] as const)
    .flatMap((theme) => {
      const values = brandValues(brand, theme);
      const colour = (name: ContrastPair['foreground']) =>
        values.get(name) ?? themes[theme].get(name) ?? '';
      return contrastPairs
        .filter(({ foreground, background }) => values.has(foreground) || values.has(background))
        .map((pair) => ({
          pair,
          theme,
          ratio: contrastRatio(colour(pair.foreground), colour(pair.background)),
        }));
    })
    .sort((one, other) => one.ratio / one.pair.least - other.ratio / other.pair.least);
}

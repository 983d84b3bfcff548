import { brandValues } from './brand';
import type { PartialBrand } from './brand';
import { contrastRatio } from './color';
import { contrastPairs } from './contrastPairs';
import type { ColorName } from './contrastPairs';
import type { ThemeName } from './themes';
import { darkTokens, lightTokens } from './tokens.generated';

/** The colors of each theme without a brand. */
const defaults: Readonly<Record<ThemeName, Readonly<Record<ColorName, string>>>> = {
  light: lightTokens,
  dark: { ...lightTokens, ...darkTokens },
};

function problemsIn(brand: PartialBrand, theme: ThemeName): string[] {
  const values = brandValues(brand, theme);
  const colorOf = (name: ColorName) => values.get(name) ?? defaults[theme][name];
  return contrastPairs.flatMap(({ foreground, background, least }) => {
    if (!values.has(foreground) && !values.has(background)) return [];
    const ratio = contrastRatio(colorOf(foreground), colorOf(background));
    if (ratio >= least) return [];
    const isOfButton = `${foreground} ${background}`.includes('color.action.primary.');
    const ownDark = theme === 'dark' && !isOfButton ? brand.accentDark : undefined;
    const cause = ownDark === undefined ? `accent ${brand.accent}` : `accentDark ${ownDark}`;
    return [
      `.${cause} makes ${foreground} on ${background} ${ratio.toFixed(2)} to 1 in the ${theme} theme, needs ${least}`,
    ];
  });
}

/**
 * One sentence for each pair of colors that a brand makes too faint, starting with field and
 * measured contrast; empty for a usable brand.
 */
export function brandProblems(brand: PartialBrand): string[] {
  return [...problemsIn(brand, 'light'), ...problemsIn(brand, 'dark')];
}

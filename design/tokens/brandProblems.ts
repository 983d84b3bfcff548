import { brandValues } from './brand';
import type { Brand } from './brand';
import { contrastRatio } from './colour';
import { contrastPairs } from './contrastPairs';
import type { ThemeName } from './themes';
import type { TokenName } from './tokens.generated';
import { tokensCss } from './tokens.generated';

/**
 * The colour that the page uses if the brand does not replace it, read from the generated style
 * sheet.
 */
function painted(name: TokenName, theme: ThemeName): string {
  const [light = '', dark = ''] = tokensCss.trim().split('\n');
  const value = new RegExp(`--${name.replaceAll('.', '-')}:(#\\w+)`);
  // The rule of the dark theme has only what differs.
  const found = value.exec(theme === 'dark' ? dark + light : light);
  if (!found?.[1]) throw new Error(`${name} is not a colour of the ${theme} theme`);
  return found[1];
}

function problemsIn(brand: Brand, theme: ThemeName): string[] {
  const values = brandValues(brand, theme);
  return contrastPairs.flatMap(({ foreground, background, least }) => {
    if (!values.has(foreground) && !values.has(background)) return [];
    const ratio = contrastRatio(
      values.get(foreground) ?? painted(foreground, theme),
      values.get(background) ?? painted(background, theme),
    );
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
 * One sentence for each pair of colours that a brand makes too faint, starting with field and
 * measured contrast; empty for a usable brand.
 */
export function brandProblems(brand: Brand): string[] {
  return [...problemsIn(brand, 'light'), ...problemsIn(brand, 'dark')];
}

import type { Brand } from './brand';
import indigo from './brands/indigo.tokens.json';
import red from './brands/red.tokens.json';
import teal from './brands/teal.tokens.json';
import { resolveTokens } from './resolve';
import type { TokenTree } from './resolve';

function brandOf(file: TokenTree): Brand {
  const values = resolveTokens({}, file);
  const radius = values.get('radius.control');
  return {
    accent: values.get('color.accent') ?? '',
    accentDark: values.get('color.accentDark'),
    radius: radius === undefined ? undefined : Number.parseFloat(radius),
  };
}

/**
 * The sample brands of this repository by name, for stories, documentation and checks. Pages get
 * theirs from the deployment.
 */
export const brands: Readonly<Record<string, Brand>> = {
  indigo: brandOf(indigo),
  teal: brandOf(teal),
  red: brandOf(red),
};

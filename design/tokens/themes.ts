import primitive from './primitive.tokens.json';
import darkTokens from './semantic.dark.tokens.json';
import lightTokens from './semantic.light.tokens.json';
import sharedTokens from './semantic.shared.tokens.json';
import { resolveTokens } from './resolve';

/**
 * Resolved CSS values of all semantic tokens; both themes contain `shared`. For scripts, stories
 * and tests; pages use the generated custom properties.
 */
export const themes = {
  shared: resolveTokens(primitive, sharedTokens),
  light: resolveTokens(primitive, lightTokens),
  dark: resolveTokens(primitive, darkTokens),
};

export type ThemeName = 'light' | 'dark';

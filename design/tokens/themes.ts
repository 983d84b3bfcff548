import primitive from './primitive.tokens.json';
import darkTokens from './semantic.dark.tokens.json';
import lightTokens from './semantic.light.tokens.json';
import sharedTokens from './semantic.shared.tokens.json';
import { resolveTokens } from './resolve';

/**
 * Resolved CSS values of every semantic token: `shared` holds in both themes. For scripts, stories and
 * tests; pages read the generated custom properties instead.
 */
export const themes = {
  shared: resolveTokens(primitive, sharedTokens),
  light: resolveTokens(primitive, lightTokens),
  dark: resolveTokens(primitive, darkTokens),
};

export type ThemeName = 'light' | 'dark';

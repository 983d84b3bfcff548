import type { TokenName } from './tokens.generated';

export type { TokenName } from './tokens.generated';

/**
 * The CSS reference of a semantic token: `token('color.text.primary')` is
 * `var(--color-text-primary)`.
 */
export function token(name: TokenName): string {
  return `var(--${name.replaceAll('.', '-')})`;
}

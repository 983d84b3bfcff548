import type { Linter } from 'eslint';

/**
 * Functions that browsers got after Safari 16.4. The compiler accepts them, because its library
 * `DOM` has no version.
 */
const LATER: readonly (readonly [object: string, property: string, instead: string])[] = [
  ['URL', 'canParse', 'parseAddress of src/lib/url/webAddress.ts'],
  ['URL', 'parse', 'parseAddress of src/lib/url/webAddress.ts'],
  ['AbortSignal', 'any', 'one AbortController'],
];

/** In the form of `no-restricted-properties`. */
export const laterProperties = LATER.map(([object, property, instead]) => ({
  object,
  property,
  message: `Safari 16 does not have it: ${instead}.`,
}));

/** Pages call no function that Safari 16.4 lacks without checking for it (docs/limits.md). */
export const browserSupport: Linter.Config = {
  files: ['{src,design}/**/*.{ts,tsx}'],
  ignores: ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '{src,design}/{testing,docs}/**'],
  rules: {
    'no-restricted-properties': ['error', ...laterProperties],
  },
};

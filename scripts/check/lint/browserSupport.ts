import type { Linter } from 'eslint';

/** What browsers got after Safari 16.4, and the compiler lets pass: its library `DOM` has no year. */
const LATER: readonly (readonly [object: string, property: string, instead: string])[] = [
  ['URL', 'canParse', 'parseAddress of src/lib/url/webAddress.ts'],
  ['URL', 'parse', 'parseAddress of src/lib/url/webAddress.ts'],
  ['AbortSignal', 'any', 'one AbortController'],
];

/** As `no-restricted-properties` wants it. */
export const laterProperties = LATER.map(([object, property, instead]) => ({
  object,
  property,
  message: `Safari 16 has none: ${instead}.`,
}));

/** Pages call nothing without asking whether it is there that Safari 16.4 lacks (docs/limits.md). */
export const browserSupport: Linter.Config = {
  files: ['{src,design}/**/*.{ts,tsx}'],
  ignores: ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '{src,design}/{testing,docs}/**'],
  rules: {
    'no-restricted-properties': ['error', ...laterProperties],
  },
};

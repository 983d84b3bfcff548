import type { Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import { browserSupport } from '#scripts/check/lint/browserSupport.ts';
import { boundariesConfig } from '#scripts/check/lint/boundaries.ts';
import { noDirectPageAccess } from '#scripts/check/lint/noDirectPageAccess.ts';
import { noHardCodedText } from '#scripts/check/lint/noHardCodedText.ts';
import { inOurFiles, inProduct, NO_SNAPSHOT } from '#scripts/check/lint/restrictedSyntax.ts';
import { testRules } from '#scripts/check/lint/testRules.ts';

/** Files that tools read and that need a default export. */
const READ_BY_TOOLS = [
  '*.config.{ts,mjs}',
  'design/.ladle/**',
  '{src,mock-server}/testing/**/*Environment.ts',
  'e2e/**/serve*.ts',
  '**/*.d.ts',
];

const config: Linter.Config[] = [
  {
    ignores: [
      'dist/',
      'ladle-build/',
      'coverage/',
      'test-results/',
      '.cache/',
      '**/*.generated.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parser: parser as Linter.Parser,
      parserOptions: { ecmaFeatures: { jsx: true } },
    },
  },
  boundariesConfig,
  noHardCodedText,
  browserSupport,
  ...noDirectPageAccess,
  ...testRules,
  {
    rules: { 'no-restricted-syntax': ['error', ...inOurFiles] },
  },
  {
    files: ['{src,design}/**/*.{ts,tsx}'],
    ignores: ['**/*.{test,stories,docs}.{ts,tsx}', 'design/{.ladle,docs}/**', 'src/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...inProduct] },
  },
  {
    files: ['**/*.stories.tsx', ...READ_BY_TOOLS],
    rules: { 'no-restricted-syntax': ['error', NO_SNAPSHOT] },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'fc',
          property: 'assert',
          message: 'Its seed is random: use checkProperty() of src/testing/run/properties.ts.',
        },
      ],
    },
  },
];

export default config;

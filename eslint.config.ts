import type { Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import { browserSupport } from '#scripts/check/lint/browserSupport.ts';
import { boundariesConfig } from '#scripts/check/lint/boundaries.ts';
import { noDirectPageAccess } from '#scripts/check/lint/noDirectPageAccess.ts';
import { testRules } from '#scripts/check/lint/testRules.ts';
import { noHardCodedText } from '#scripts/check/lint/noHardCodedText.ts';

/** Files that tools read and that need a default export. */
const READ_BY_TOOLS = [
  '*.config.{ts,mjs}',
  'design/.ladle/**',
  '{src,mock-server}/testing/**/*Environment.ts',
  'e2e/**/serve*.ts',
  '**/*.d.ts',
];

const NO_DEFAULT_EXPORT = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports only (CONTRIBUTING.md, Habits)',
};
const NO_SNAPSHOT = {
  selector: 'CallExpression[callee.property.name=/^toMatch(Inline)?Snapshot$/]',
  message: 'Assert what matters instead of taking a snapshot (CONTRIBUTING.md, Habits)',
};
const NO_PAUSE = {
  selector:
    'CallExpression[callee.name=/^(?:test|it)$/] AwaitExpression > NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"][arguments.0.name="resolve"]',
  message: 'Fake the time, or wait for what becomes visible (CONTRIBUTING.md, Habits)',
};

/** What Stylelint (stylelint.config.mjs) does not see. */
const NO_RAW_VALUE = [
  {
    selector: 'JSXAttribute[name.name="style"] Property > Literal.value',
    message: "Take the value from a token (token('…'))",
  },
  {
    selector: 'JSXAttribute > Literal[value=/^-?[.\\d]+(?:px|rem|ms)$/]',
    message: 'Take the size or duration from a token',
  },
  {
    selector: 'Literal[value=/^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i]',
    message: 'Take the colour from a token',
  },
  {
    selector: 'TaggedTemplateExpression Literal[value=/^\\s*[-a-z]+:[^;]+;\\s*$/]',
    message: 'Write declarations with css`…`, which Stylelint reads',
  },
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
    rules: { 'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT, NO_SNAPSHOT, NO_PAUSE] },
  },
  {
    files: ['{src,design}/**/*.{ts,tsx}'],
    ignores: ['**/*.{test,stories,docs}.{ts,tsx}', 'design/{.ladle,docs}/**', 'src/testing/**'],
    rules: {
      'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT, NO_SNAPSHOT, NO_PAUSE, ...NO_RAW_VALUE],
    },
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

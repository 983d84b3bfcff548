import js from '@eslint/js';
import type { Linter } from 'eslint';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { browserLaw } from './scripts/lint/browserLaw';
import { importLaw } from './scripts/lint/importLaw';
import { pageLaw } from './scripts/lint/pageLaw';
import { testLaw } from './scripts/lint/testLaw';
import { textLaw } from './scripts/lint/textLaw';
import { tokenLaw } from './scripts/lint/tokenLaw';

/** Files that a tool reads, and wants as a default export. */
const READ_BY_TOOLS = ['*.config.ts', 'design/.ladle/**', '{src,mock-server}/testing/*Environment.ts', 'e2e/**/serve*.ts', '**/*.d.ts'];

const BROWSER_GLOBALS = [
  'CSS', 'CustomEvent', 'EventSource', 'FormData', 'Option', 'URL', 'URLSearchParams', 'document', 'fetch', 'location', 'navigator', 'setInterval', 'setTimeout', 'window',
];

const NO_DEFAULT_EXPORT = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports only (CONTRIBUTING.md, Habits)',
};
const NO_SNAPSHOT = {
  selector: 'CallExpression[callee.property.name=/^toMatch(Inline)?Snapshot$/]',
  message: 'Say what matters instead of taking a snapshot (CONTRIBUTING.md, Habits)',
};
const NO_PAUSE = {
  selector: 'CallExpression[callee.name=/^(?:test|it)$/] AwaitExpression > NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"][arguments.0.name="resolve"]',
  message: 'Fake the time, or wait for what is to be seen (CONTRIBUTING.md, Habits)',
};

const config: Linter.Config[] = [
  {
    ignores: ['dist/', 'ladle-build/', 'coverage/', 'test-results/', '.cache/', '**/*.generated.ts'],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ...(tseslint.configs.strict as Linter.Config[]),
  importLaw,
  textLaw,
  tokenLaw,
  browserLaw,
  ...pageLaw,
  ...testLaw,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      // Slices delete entries of their Immer drafts.
      '@typescript-eslint/no-dynamic-delete': 'off',
      // `unknown` results of effects and `void` returns of listeners are written on purpose.
      '@typescript-eslint/no-invalid-void-type': 'off',
      'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
      'max-lines': ['error', { max: 250 }],
      'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT, NO_SNAPSHOT, NO_PAUSE],
      eqeqeq: 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'anywhere' }],
      'no-console': 'error',
    },
  },
  {
    // Rules that know types, for what the compiler lets pass: a promise that nobody waits for, a case left out.
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    files: ['{src,design}/**/*.{ts,tsx}'],
    ...jsxA11y.flatConfigs.strict,
  },
  {
    files: ['{src,design}/**/*.{ts,tsx}'],
    ...(reactHooks.configs.flat['recommended-latest'] as Linter.Config),
  },
  {
    // The lists of generated and sent texts are long by nature.
    files: ['translations/*.ts', 'mock-server/messages/*.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['**/*.stories.tsx', ...READ_BY_TOOLS],
    rules: { 'no-restricted-syntax': ['error', NO_SNAPSHOT] },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'e2e/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-properties': ['error', { object: 'fc', property: 'assert', message: 'Its seed is luck: hold() of src/testing/properties.ts has one.' }],
    },
  },
  {
    // A Playwright fixture names what it needs, or that it needs nothing, by its first parameter.
    files: ['e2e/**/*.ts'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  {
    // The mock's own pages and the sample of an embedding page: plain scripts that run in a browser.
    files: ['mock-server/**/*.js', 'docs/*.js'],
    languageOptions: { globals: Object.fromEntries(BROWSER_GLOBALS.map((name) => [name, 'readonly'])) },
  },
  {
    files: ['scripts/**/*.{cjs,mjs}'],
    languageOptions: {
      globals: { console: 'readonly', process: 'readonly', module: 'writable', require: 'readonly', setInterval: 'readonly', clearInterval: 'readonly' },
    },
    rules: { 'no-console': 'off' },
  },
];

export default config;

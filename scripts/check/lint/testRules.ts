import type { Linter } from 'eslint';
import jest from 'eslint-plugin-jest';
import playwright from 'eslint-plugin-playwright';

/** Helpers with assertions. The rules accept a test that calls one of them. */
const EXPECTING = '^(?:.*\\.)?(?:expect\\w*|check(?:Async)?Property|axe|eachState)$';

/** Jest tests: every test runs, asserts something and has a title; none is commented out. */
const unit: Linter.Config = {
  files: ['**/*.test.{ts,tsx}'],
  plugins: { jest },
  settings: { jest: { version: 30 } },
  rules: {
    ...(jest.configs['flat/recommended'].rules as Linter.RulesRecord),
    'jest/expect-expect': [
      'error',
      { assertFunctionNames: ['expect', 'expect*', 'check*Property'] },
    ],
    // Tables of cases have different expectations.
    'jest/no-conditional-expect': 'off',
    'jest/no-disabled-tests': 'error',
    'jest/no-commented-out-tests': 'error',
  },
};

/** Browser tests: the same rules, and everything is awaited and no test pauses. */
const browser: Linter.Config = {
  files: ['e2e/**/*.{spec,matrix}.ts'],
  plugins: { playwright: playwright as unknown as NonNullable<Linter.Config['plugins']>[string] },
  rules: {
    ...(playwright.configs['flat/recommended'].rules as Linter.RulesRecord),
    'playwright/expect-expect': ['error', { assertFunctionPatterns: [EXPECTING] }],
    'playwright/no-wait-for-timeout': 'error',
    'playwright/no-skipped-test': ['error', { allowConditional: true, disallowFixme: true }],
    // For tables of cases, browsers and widths.
    'playwright/no-conditional-in-test': 'off',
    'playwright/no-conditional-expect': 'off',
    'playwright/consistent-spacing-between-blocks': 'off',
  },
};

/** A test that a script never runs has no event to wait for. */
const waitsForNothing: Linter.Config = {
  files: ['e2e/hostileAgreements.spec.ts'],
  rules: { 'playwright/no-wait-for-timeout': 'off' },
};

/** What tests must not do. */
export const testRules: Linter.Config[] = [unit, browser, waitsForNothing];

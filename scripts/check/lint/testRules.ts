import type { Linter } from 'eslint';
import jest from 'eslint-plugin-jest';
import playwright from 'eslint-plugin-playwright';

/** Helpers whose names say that they expect something: the rules take a test that calls one for a whole one. */
const EXPECTING = '^(?:.*\\.)?(?:expect\\w*|hold|axe|eachState)$';

/** Tests of Jest: every one runs, expects something and says what; none is commented out. */
const unit: Linter.Config = {
  files: ['**/*.test.{ts,tsx}'],
  plugins: { jest },
  settings: { jest: { version: 30 } },
  rules: {
    ...(jest.configs['flat/recommended'].rules as Linter.RulesRecord),
    'jest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', 'hold'] }],
    // Tables of cases say what each of them leads to.
    'jest/no-conditional-expect': 'off',
    'jest/no-disabled-tests': 'error',
    'jest/no-commented-out-tests': 'error',
  },
};

/** Tests in browsers: as above, everything is awaited, and none pauses. */
const browser: Linter.Config = {
  files: ['e2e/**/*.{spec,matrix}.ts'],
  plugins: { playwright: playwright as unknown as NonNullable<Linter.Config['plugins']>[string] },
  rules: {
    ...(playwright.configs['flat/recommended'].rules as Linter.RulesRecord),
    'playwright/expect-expect': ['error', { assertFunctionPatterns: [EXPECTING] }],
    'playwright/no-wait-for-timeout': 'error',
    'playwright/no-skipped-test': ['error', { allowConditional: true, disallowFixme: true }],
    // Tables of cases, browsers and widths.
    'playwright/no-conditional-in-test': 'off',
    'playwright/no-conditional-expect': 'off',
    'playwright/consistent-spacing-between-blocks': 'off',
  },
};

/** Pages that the back/forward cache keeps: no page of Playwright's, which keeps none (`pageCache.spec.ts`). */
const otherDriver: Linter.Config = {
  files: ['e2e/pageCache.spec.ts'],
  rules: {
    'playwright/no-eval': 'off',
    'playwright/no-element-handle': 'off',
    'playwright/no-wait-for-selector': 'off',
  },
};

/** A text that must never run a script has no event to wait for. */
const waitsForNothing: Linter.Config = {
  files: ['e2e/hostileAgreements.spec.ts'],
  rules: { 'playwright/no-wait-for-timeout': 'off' },
};

/** What tests must not do unseen; proved in `testRules.test.ts`. */
export const testRules: Linter.Config[] = [unit, browser, otherDriver, waitsForNothing];

import base from './playwright.config';

/**
 * Every story and flow in every language, direction, theme and width. MATRIX=whole runs all of
 * them, otherwise a sample.
 */
export default {
  ...base,
  testDir: 'e2e/matrix',
  testMatch: '**/*.matrix.ts',
  globalSetup: './e2e/matrix/fixtures/serveMatrix.ts',
  outputDir: 'test-results/matrix',
};

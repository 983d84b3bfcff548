import matrix from './playwright.matrix.config';

/** What the screens look like, beside pictures of them that were accepted; VISUAL=update takes new ones. */
export default {
  ...matrix,
  testDir: 'e2e/visual',
  testMatch: '**/*.visual.ts',
  outputDir: 'test-results/visual',
};

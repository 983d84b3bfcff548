import matrix from './playwright.matrix.config';

/** Compares the screens with accepted pictures. VISUAL=update takes new ones. */
export default {
  ...matrix,
  testDir: 'e2e/visual',
  testMatch: '**/*.visual.ts',
  outputDir: 'test-results/visual',
};

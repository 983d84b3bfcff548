import matrix from './playwright.matrix.config';

/**
 * Pixels of a picture that may differ: one browser renders text the same, but not always exactly.
 * Pictures of another browser or with other fonts are not compared.
 */
const ALLOWED = 12;

/** Compares the screens with accepted pictures. VISUAL=update takes new ones. */
export default {
  ...matrix,
  testDir: 'e2e/visual',
  testMatch: '**/*.visual.ts',
  outputDir: 'test-results/visual',
  snapshotPathTemplate: '{testDir}/baseline/{arg}{ext}',
  updateSnapshots: process.env['VISUAL'] === 'update' ? 'all' : 'none',
  expect: { ...matrix.expect, toHaveScreenshot: { maxDiffPixels: ALLOWED } },
};

import { defineConfig } from '@playwright/test';
import { findChromium } from '#scripts/test/chromium.ts';
import { DISABLED_FEATURES } from '#scripts/test/disabledFeatures.ts';

const executablePath = findChromium();

/**
 * End-to-end tests in a real Chromium against the production build; `e2e/fixtures/servePreview.ts`
 * serves it.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // `npm test` runs a sample of tests that repeat a check in each language, theme or pixel ratio.
  ...(process.env['E2E_TESTS'] === 'sample' ? { grepInvert: /@nightly/ } : {}),
  globalSetup: './e2e/fixtures/servePreview.ts',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // One more than the two cores that the tests are made for: a test often waits for its browser.
  workers: 3,
  // A flaky test does not fail the run; `npm test` lists it at the end.
  retries: 1,
  // Limits for hangs, not measures of speed, because machines that run tests are busy.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    [
      'json',
      { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? '.cache/e2e-report.json' },
    ],
  ],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'Asia/Shanghai',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        `--disable-features=${DISABLED_FEATURES.join(',')}`,
        // Only this machine's host names are resolved, whatever a page requests.
        '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
      ],
    },
  },
});

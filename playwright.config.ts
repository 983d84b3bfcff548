import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { findChromium, findFirefox } from '#scripts/test/browsers.ts';
import { DISABLED_FEATURES } from '#scripts/test/disabledFeatures.ts';

const chromium = findChromium();
const firefox = findFirefox();

/** Tests with axe-core run only in Chromium; `e2e/fixtures/test.ts` gives the reason. */
const CHROMIUM_ONLY = /@chromium-only|accessibility violations|is accessible before/;

/**
 * Browser tests against the production build, which `e2e/fixtures/serveBuild.ts` builds if it is
 * old. BASE_URL names a running server instead: `BASE_URL=http://localhost:8080 npx playwright test
 * -g slider --project chromium`. Tests with the tag `@nightly` take too long for `npm test`.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/fixtures/serveBuild.ts',
  fullyParallel: true,
  // One more than the two cores that the tests are made for: a test often waits for its browser.
  workers: 3,
  // A flaky test does not fail the run; `npm test` lists it at the end.
  retries: 1,
  // Limits for hangs, not measures of speed, because machines that run tests are busy.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/playwright-report.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'Asia/Shanghai',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
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
  projects: [
    { name: 'chromium', testMatch: '*.spec.ts' },
    // This machine's Firefox, 143 or later, which Playwright controls by WebDriver BiDi.
    ...(firefox === undefined
      ? []
      : [
          {
            name: 'firefox',
            testMatch: '*.spec.ts',
            grepInvert: CHROMIUM_ONLY,
            use: {
              browserName: 'firefox' as const,
              channel: 'moz-firefox',
              // Playwright's pictures insert a style that the page's policy blocks.
              screenshot: 'off' as const,
              launchOptions: {
                executablePath: firefox,
                // For `e2e/fixtures/firefox.ts`, which emulates media features through Firefox's
                // internals.
                args: ['--remote-allow-system-access'],
                firefoxUserPrefs: {
                  // Otherwise the file dialog stays open, and its field opens no second one.
                  'remote.bidi.dismiss_file_pickers.enabled': true,
                  // No address except this machine's is requested.
                  'network.proxy.type': 1,
                  'network.proxy.http': '127.0.0.1',
                  'network.proxy.http_port': 9,
                  'network.proxy.ssl': '127.0.0.1',
                  'network.proxy.ssl_port': 9,
                  'network.proxy.no_proxies_on': '127.0.0.1, localhost',
                },
              },
            },
          },
        ]),
    // Stories and flows in languages, directions, themes and widths, after `npm run ladle:build`.
    ...(existsSync('ladle-build/meta.json')
      ? [
          { name: 'matrix', testMatch: 'matrix/*.matrix.ts' },
          // What `npm test` has time for.
          { name: 'matrix-sample', testMatch: 'matrix/*.matrix.ts', grepInvert: /@nightly/ },
        ]
      : []),
  ],
});

import { defineConfig } from '@playwright/test';
import chromium from './playwright.config';
import { findFirefox } from '#scripts/test/firefox.ts';

/** The tests that `npm test` has time for: where browsers differ most. */
const SAMPLE = [
  'smoke',
  'contentSecurityPolicy',
  'firstPaint',
  'signIn',
  'signInDialog',
  'slider',
  'qr',
  'thirdParty',
];

const isSample = process.env['FIREFOX_TESTS'] === 'sample';

/** Tests with axe-core run only in Chromium; `e2e/fixtures/test.ts` gives the reason. */
const CHROMIUM_ONLY = /@chromium-only|accessibility violations|is accessible before/;

/**
 * The end-to-end tests in this machine's Firefox, which Playwright controls by WebDriver BiDi.
 * FIREFOX_TESTS=sample runs what `npm test` runs. Tests with the tag `@chromium-only` give the
 * reason.
 */
export default defineConfig({
  ...chromium,
  ...(isSample ? { testMatch: SAMPLE.map((name) => `**/${name}.spec.ts`) } : {}),
  grepInvert: [CHROMIUM_ONLY, ...(isSample ? [/@nightly/] : [])],
  outputDir: 'test-results/firefox',
  use: {
    ...chromium.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    // Playwright's pictures insert a style that the page's policy blocks.
    screenshot: 'off',
    launchOptions: {
      executablePath: findFirefox() ?? 'firefox',
      // For `e2e/fixtures/firefox.ts`, which emulates media features through Firefox's internals.
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
});

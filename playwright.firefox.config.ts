import { defineConfig } from '@playwright/test';
import chromium from './playwright.config';
import { findFirefox } from '#scripts/test/firefox.ts';

/** What `npm test` has time for: where browsers differ most (first paint, typing, keyboard, policy, leaving a page, forced colours), and most screens. */
const SAMPLE = [
  'smoke',
  'contentSecurityPolicy',
  'firstPaint',
  'firstScreen',
  'signIn',
  'signInDialog',
  'slider',
  'restoration',
  'pickers',
  'qr',
  'thirdParty',
  'npmStart',
  'signInNavigation',
  'signInEnvironments',
  'layout',
  'qrPolling',
];

/**
 * The end-to-end tests in the Firefox of this machine, which Playwright drives by WebDriver BiDi; FIREFOX_TESTS=sample takes
 * what `npm test` takes. Tests that are tagged `@chromium-only` say why.
 */
export default defineConfig({
  ...chromium,
  ...(process.env['FIREFOX_TESTS'] === 'sample'
    ? { testMatch: SAMPLE.map((name) => `**/${name}.spec.ts`) }
    : {}),
  // What axe-core looks at, it looks at in Chromium: `e2e/fixtures/test.ts` says why not here.
  grepInvert: /@chromium-only|accessibility violations|is accessible before/,
  outputDir: 'test-results/firefox',
  use: {
    ...chromium.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    // Playwright's pictures bring a style along that the policy of the page stops.
    screenshot: 'off',
    launchOptions: {
      executablePath: findFirefox() ?? 'firefox',
      // For `e2e/fixtures/firefox.ts`, which emulates what Firefox offers to its own code alone.
      args: ['--remote-allow-system-access'],
      firefoxUserPrefs: {
        // The window for choosing files stays open otherwise, and its field opens no second one.
        'remote.bidi.dismiss_file_pickers.enabled': true,
        // No address but this machine's is asked for.
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

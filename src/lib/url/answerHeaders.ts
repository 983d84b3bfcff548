/** The browser features of the app: a diagnostic is copied, and a code is read from an SMS. */
const ALLOWED_FEATURES = ['clipboard-write', 'otp-credentials'];

/**
 * All other features that every supported version of Chromium knows on every platform: it logs a
 * warning for a name that it does not know. `answerHeaders.test.ts` compares them with the data of
 * browsers.
 */
const DENIED_FEATURES = `
  accelerometer autoplay camera clipboard-read cross-origin-isolated display-capture
  encrypted-media fullscreen gamepad geolocation gyroscope hid identity-credentials-get
  idle-detection local-fonts microphone midi payment picture-in-picture
  private-state-token-issuance private-state-token-redemption publickey-credentials-create
  publickey-credentials-get screen-wake-lock serial storage-access unload usb window-management
  xr-spatial-tracking
`;

/** Without spaces, because every answer has it. */
const PERMISSIONS = [
  ...ALLOWED_FEATURES.map((name) => `${name}=(self)`),
  ...DENIED_FEATURES.trim()
    .split(/\s+/)
    .map((name) => `${name}=()`),
].join();

/**
 * The headers of every answer on the app's origin: pages, files, services, the mock and its desk.
 */
export const answerHeaders: Readonly<Record<string, string>> = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': PERMISSIONS,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};

/**
 * The policy of service answers. They are data for the app. Opened in a tab, as an agreement text
 * can be, they run no script, load nothing, submit no form and follow no `<meta
 * http-equiv="refresh">` (P30).
 */
export const DATA_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** The integrity policy of answers whose scripts all have integrity. */
export const INTEGRITY_POLICY = 'blocked-destinations=(script)';

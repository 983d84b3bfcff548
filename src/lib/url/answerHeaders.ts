/**
 * All permissions that the app never uses. `clipboard-write` is not listed, because the app copies
 * a diagnostic or names. Chromium logs names that it does not know.
 */
const NEVER_ASKED = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'cross-origin-isolated',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/**
 * The headers of every answer on the app's origin: pages, files, services, the mock and its desk.
 */
export const answerHeaders: Readonly<Record<string, string>> = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': NEVER_ASKED.map((name) => `${name}=()`).join(', '),
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

/**
 * Everything that a page may ask a browser for and that this one never does. Not in it: `clipboard-write`, which copies
 * a diagnostic or names for the visitor. Names that Chromium does not know would be complaints in its console.
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

/** The headers of every answer on the app's origin: pages, files, services, the mock and its desk. */
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
 * The policy of what services answer. It is data for the app; opened in a tab of its own, as an agreement text can be,
 * it runs no script, loads nothing, sends no form and follows no `<meta http-equiv="refresh">` (P30).
 */
export const DATA_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** The integrity rule of answers that may hold scripts with integrity only. */
export const INTEGRITY_POLICY = 'blocked-destinations=(script)';

/**
 * Everything that a page may ask a browser for and that this one never does. Not in it: `clipboard-write`, which copies
 * a diagnostic or names for the visitor. Names that Chromium does not know would be complaints in its console.
 */
const NEVER_ASKED = [
  'accelerometer', 'autoplay', 'browsing-topics', 'camera', 'clipboard-read', 'compute-pressure', 'cross-origin-isolated',
  'display-capture', 'encrypted-media', 'fullscreen', 'gamepad', 'geolocation', 'gyroscope', 'hid',
  'identity-credentials-get', 'idle-detection', 'keyboard-map', 'local-fonts', 'magnetometer', 'microphone', 'midi',
  'otp-credentials', 'payment', 'picture-in-picture', 'publickey-credentials-create', 'publickey-credentials-get',
  'screen-wake-lock', 'serial', 'storage-access', 'sync-xhr', 'unload', 'usb', 'window-management', 'xr-spatial-tracking',
];

export const permissionsPolicy = NEVER_ASKED.map((name) => `${name}=()`).join(', ');

/** The browser features of the app: a diagnostic is copied, and a code is read from an SMS. */
const ALLOWED_FEATURES = ['clipboard-write', 'otp-credentials'];

/**
 * All other features of the supported versions of Chromium, which logs a warning for a name that it
 * does not know.
 */
const DENIED_FEATURES = `
  accelerometer aria-notify attribution-reporting autoplay browsing-topics camera
  captured-surface-control ch-device-memory ch-downlink ch-dpr ch-ect ch-prefers-color-scheme
  ch-prefers-reduced-motion ch-prefers-reduced-transparency ch-rtt ch-save-data ch-ua ch-ua-arch
  ch-ua-bitness ch-ua-form-factors ch-ua-full-version ch-ua-full-version-list ch-ua-high-entropy-values ch-ua-mobile
  ch-ua-model ch-ua-platform ch-ua-platform-version ch-ua-wow64 ch-viewport-height
  ch-viewport-width ch-width clipboard-read compute-pressure cross-origin-isolated deferred-fetch
  deferred-fetch-minimal digital-credentials-create digital-credentials-get display-capture
  encrypted-media fullscreen gamepad geolocation gyroscope hid identity-credentials-get
  idle-detection interest-cohort join-ad-interest-group keyboard-map language-detector
  language-model local-fonts local-network local-network-access loopback-network magnetometer
  media-playback-while-not-visible microphone midi on-device-speech-recognition payment
  picture-in-picture private-aggregation private-state-token-issuance
  private-state-token-redemption publickey-credentials-create publickey-credentials-get
  run-ad-auction screen-wake-lock serial shared-storage shared-storage-select-url
  speaker-selection storage-access summarizer sync-xhr translator unload usb window-management
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

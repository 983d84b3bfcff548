import {
  hashComponents,
  loadSources,
  prepareForSources,
  sources,
} from '@fingerprintjs/fingerprintjs';

/**
 * What Trusted Types forbid: font preferences are measured in a frame that is written as text; what blocks advertisements
 * is found, in WebKit and on Android, by elements with handlers that are text.
 */
const FORBIDDEN = ['fontPreferences', 'domBlockers'] as const;

/**
 * The verification-code script (specification 7, D23): a bundle of its own behind a static path, loaded when
 * a code may be wanted. It only offers an opaque client id; nothing leaves the browser from here.
 */
window.verificationCodeScript = {
  clientId: async () => {
    await prepareForSources();
    return hashComponents(await loadSources(sources, { cache: {}, debug: false }, FORBIDDEN)());
  },
};

import {
  hashComponents,
  loadSources,
  prepareForSources,
  sources,
} from '@fingerprintjs/fingerprintjs';

/**
 * Sources that violate Trusted Types: font preferences are measured in a frame that is written as a
 * string; ad blockers are detected, in WebKit and on Android, by elements with inline handlers.
 */
const FORBIDDEN = ['fontPreferences', 'domBlockers'] as const;

/**
 * The client-id script (D23): a separate bundle at a static path, loaded when a code may be
 * requested. It only provides an opaque client id and sends nothing.
 */
window.verificationCodeScript = {
  clientId: async () => {
    await prepareForSources();
    return hashComponents(await loadSources(sources, { cache: {}, debug: false }, FORBIDDEN)());
  },
};

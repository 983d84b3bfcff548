import { hashComponents, loadSources, prepareForSources, sources } from '@fingerprintjs/fingerprintjs';

/**
 * The verification-code script (specification 7, D23): a bundle of its own behind a static path, loaded when
 * a code may be wanted. It only offers an opaque client id; nothing leaves the browser from here.
 */
window.verificationCodeScript = {
  clientId: async () => {
    await prepareForSources();
    // Font preferences are measured in a frame that is written as text, which Trusted Types forbid.
    return hashComponents(await loadSources(sources, { cache: {}, debug: false }, ['fontPreferences'])());
  },
};

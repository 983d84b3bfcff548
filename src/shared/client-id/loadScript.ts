/** The part of the Trusted Types API that is used here; TypeScript's own library does not know it yet. */
interface ScriptAddresses {
  createScriptURL(text: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: ScriptAddresses): ScriptAddresses;
}

/**
 * Gives the function that puts the script at `address` on the page, each time with a new timestamp (specification 7).
 * Under Trusted Types its own policy lets this one address through and no other.
 * @param integrity of the content that it must have; empty for any
 * @returns a function that resolves once the script has run and rejects when it did not come or is not the one of the build
 */
export function scriptLoader(
  page: Window,
  address: string,
  integrity: string,
): () => Promise<void> {
  const rules: ScriptAddresses = {
    createScriptURL: (timestamp) => `${address}?t=${Number(timestamp)}`,
  };
  // Made once: a second policy of the same name is refused.
  let policy: ScriptAddresses | undefined;
  return () =>
    new Promise((resolve, reject) => {
      const { trustedTypes } = page as Window & { trustedTypes?: TrustedTypes };
      // Where the browser has none, an element of the page may bear the name.
      policy ??=
        typeof trustedTypes?.createPolicy === 'function'
          ? trustedTypes.createPolicy('academy-verification-code', rules)
          : rules;
      const script = page.document.createElement('script');
      script.src = policy.createScriptURL(String(Date.now()));
      // Integrity-Policy stops a script that has integrity but is asked for without CORS.
      script.crossOrigin = 'anonymous';
      script.integrity = integrity;
      script.onload = () => resolve();
      script.onerror = () => reject(new Error('The verification-code script could not be loaded'));
      page.document.head.append(script);
    });
}

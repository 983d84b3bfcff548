/**
 * The part of the Trusted Types API that is used here; TypeScript's library does not have it yet.
 */
interface ScriptAddresses {
  createScriptURL(text: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: ScriptAddresses): ScriptAddresses;
}

/**
 * Returns a function that loads the script at `address`, each time with a new timestamp. Under
 * Trusted Types its policy allows this address only.
 * @param integrity of the script's content; empty for any
 * @returns a function that resolves once the script has run, and rejects when it did not load or
 *   has another hash
 */
export function scriptLoader(
  page: Window,
  address: string,
  integrity: string,
): () => Promise<void> {
  const rules: ScriptAddresses = {
    createScriptURL: (timestamp) => `${address}?t=${Number(timestamp)}`,
  };
  // Created once: a second policy of the same name is refused.
  let policy: ScriptAddresses | undefined;
  return () =>
    new Promise((resolve, reject) => {
      const { trustedTypes } = page as Window & { trustedTypes?: TrustedTypes };
      // Without Trusted Types, an element's id can define the global of this name.
      policy ??=
        typeof trustedTypes?.createPolicy === 'function'
          ? trustedTypes.createPolicy('academy-verification-code', rules)
          : rules;
      const script = page.document.createElement('script');
      script.src = policy.createScriptURL(String(Date.now()));
      // Integrity-Policy blocks scripts with integrity that are requested without CORS.
      script.crossOrigin = 'anonymous';
      script.integrity = integrity;
      script.onload = () => resolve();
      script.onerror = () => reject(new Error('The verification-code script could not be loaded'));
      page.document.head.append(script);
    });
}

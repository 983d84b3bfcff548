import type { KeyValueStore } from '#shared/browser/keyValueStore.ts';
import { scriptLoader } from './loadScript';
import type { LocalKey } from '#shared/storage/storedValues.ts';

/** The API that the verification-code script puts on `window` (D23). */
interface VerificationCodeScript {
  /** A random id of 128 bits, as 32 hexadecimal digits. */
  clientId(): string;
}

declare global {
  interface Window {
    verificationCodeScript?: VerificationCodeScript;
  }
}

const ID = /^[\w-]{8,128}$/;

/** After this time a call is sent without the id (D23). */
const TIMEOUT_MS = 1000;

/**
 * Returns this browser's client id. Resolves to undefined when the script takes over a second or
 * fails; the next call tries again. Never rejects.
 */
export type ClientId = () => Promise<string | undefined>;

/**
 * The client id of the browser (D23): from storage, else made once by the script at `address` with
 * `integrity`.
 */
export function clientIdSource(
  page: Window,
  { address, integrity }: { address: string; integrity: string },
  local: KeyValueStore<LocalKey>,
): ClientId {
  const loadScript = scriptLoader(page, address, integrity);
  let current: Promise<string | undefined> | undefined;
  const storedId = () => {
    const id = local.get('fp');
    return id !== undefined && ID.test(id) ? id : undefined;
  };
  const makeId = async () => {
    await loadScript();
    // Another tab may have stored one meanwhile.
    const id = storedId() ?? page.verificationCodeScript?.clientId();
    if (id === undefined || !ID.test(id))
      throw new Error('The verification-code script returned no id');
    local.set('fp', id);
    return id;
  };
  return async () => {
    const id = storedId();
    if (id !== undefined) return id;
    current ??= makeId().catch(() => (current = undefined));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), TIMEOUT_MS);
    });
    return Promise.race([current, timeout]).finally(() => clearTimeout(timer));
  };
}

import type { KeyValueStore } from '../environment/keyValueStore';
import { scriptLoader } from './loadScript';

/** What the verification-code script puts on `window` (D23). */
interface VerificationCodeScript {
  clientId(): Promise<string>;
}

declare global {
  interface Window {
    verificationCodeScript?: VerificationCodeScript;
  }
}

const STORAGE_KEY = 'fp';
const LOOKS_RIGHT = /^[\w-]{8,128}$/;

/** A call that wants the id goes out without it after this long (D23). */
const PATIENCE_MS = 1000;

async function makeId(page: Window, loadScript: () => Promise<void>, local: KeyValueStore): Promise<string> {
  await loadScript();
  const id = await page.verificationCodeScript?.clientId();
  if (id === undefined || !LOOKS_RIGHT.test(id)) throw new Error('The verification-code script gave no id');
  local.set(STORAGE_KEY, id);
  return id;
}

/**
 * Gives the function that knows this browser's opaque client id: from storage, else made once by the
 * verification-code script at `address`, with `integrity`. It resolves to nothing when that takes over a second or fails,
 * never rejects, and the next call tries again.
 */
export function clientIdSource(
  page: Window, { address, integrity }: { address: string; integrity: string }, local: KeyValueStore,
): () => Promise<string | undefined> {
  const loadScript = scriptLoader(page, address, integrity);
  let making: Promise<string | undefined> | undefined;
  return async () => {
    const stored = local.get(STORAGE_KEY);
    if (stored !== undefined && LOOKS_RIGHT.test(stored)) return stored;
    making ??= makeId(page, loadScript, local).catch(() => {
      making = undefined;
      return undefined;
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const patience = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
    });
    return Promise.race([making, patience]).finally(() => clearTimeout(timer));
  };
}

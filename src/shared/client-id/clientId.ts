import type { KeyValueStore } from '#shared/browser/keyValueStore.ts';
import { untilIdle } from './untilIdle';
import { scriptLoader } from './loadScript';
import { CLIENT_ID_KEY } from '#shared/storage/keys.ts';

/** What the verification-code script puts on `window` (D23). */
interface VerificationCodeScript {
  clientId(): Promise<string>;
}

declare global {
  interface Window {
    verificationCodeScript?: VerificationCodeScript;
  }
}

const LOOKS_RIGHT = /^[\w-]{8,128}$/;

/** A call that wants the id goes out without it after this long (D23). */
const PATIENCE_MS = 1000;

async function makeId(
  page: Window,
  loadScript: () => Promise<void>,
  local: KeyValueStore,
): Promise<string> {
  await loadScript();
  const id = await page.verificationCodeScript?.clientId();
  if (id === undefined || !LOOKS_RIGHT.test(id))
    throw new Error('The verification-code script gave no id');
  local.set(CLIENT_ID_KEY, id);
  return id;
}

/**
 * Knows this browser's opaque client id: resolves to nothing when making it takes over a second or fails, never rejects,
 * and the next call tries again. Made beforehand, `'when calm'`, it keeps no visitor waiting who types meanwhile.
 */
export type ClientId = (prepare?: 'when calm') => Promise<string | undefined>;

/**
 * The client id of the browser: from storage, else made once by the verification-code script at `address`, with `integrity`.
 */
export function clientIdSource(
  page: Window,
  { address, integrity }: { address: string; integrity: string },
  local: KeyValueStore,
): ClientId {
  const loadScript = scriptLoader(page, address, integrity);
  let loading: Promise<void> | undefined;
  let calm: Promise<void> | undefined;
  let making: Promise<string | undefined> | undefined;
  const forget = (): undefined => {
    loading = undefined;
    making = undefined;
  };
  const load = () => (loading ??= loadScript());
  return async (prepare) => {
    const stored = local.get(CLIENT_ID_KEY);
    if (stored !== undefined && LOOKS_RIGHT.test(stored)) return stored;
    if (prepare) {
      const came = await load().then(() => true, forget);
      if (!came) return undefined;
      // One for all: a dialog that is opened again and again waits once.
      await (calm ??= untilIdle(page));
    }
    making ??= makeId(page, load, local).catch(forget);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const patience = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
    });
    return Promise.race([making, patience]).finally(() => clearTimeout(timer));
  };
}

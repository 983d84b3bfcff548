import type { KeyValueStore } from '#shared/browser/keyValueStore.ts';
import { scriptLoader } from './loadScript';
import type { LocalKey } from '#shared/storage/storedValues.ts';

/** Longer than the pause between two keystrokes. */
const STILL_MS = 1500;
const ACTS = ['keydown', 'pointerdown', 'input'] as const;

/**
 * Resolves once the user has been inactive for a moment, so that expensive work does not delay
 * input.
 */
function untilIdle(page: Window): Promise<void> {
  return new Promise((resolve) => {
    let timer: number;
    const restart = () => {
      page.clearTimeout(timer);
      timer = page.setTimeout(() => {
        ACTS.forEach((act) => page.removeEventListener(act, restart, true));
        resolve();
      }, STILL_MS);
    };
    // In the capture phase, so that no other listener can stop the event.
    ACTS.forEach((act) => page.addEventListener(act, restart, true));
    restart();
  });
}

/** The API that the client-id script puts on `window` (D23). */
interface VerificationCodeScript {
  clientId(): Promise<string>;
}

declare global {
  interface Window {
    verificationCodeScript?: VerificationCodeScript;
  }
}

const LOOKS_RIGHT = /^[\w-]{8,128}$/;

/** After this time a call is sent without the id (D23). */
const TIMEOUT_MS = 1000;

async function makeId(
  page: Window,
  loadScript: () => Promise<void>,
  local: KeyValueStore<LocalKey>,
): Promise<string> {
  await loadScript();
  const id = await page.verificationCodeScript?.clientId();
  if (id === undefined || !LOOKS_RIGHT.test(id))
    throw new Error('The verification-code script gave no id');
  local.set('fp', id);
  return id;
}

/**
 * Returns this browser's opaque client id. Resolves to undefined when computing takes over a second
 * or fails; the next call tries again. Never rejects. With `waitForIdle` it waits until the user
 * pauses, so that computing does not delay typing.
 */
export type ClientId = (options?: { waitForIdle?: boolean }) => Promise<string | undefined>;

/**
 * The client id of the browser: from storage, else computed once by the script at `address` with
 * `integrity`.
 */
export function clientIdSource(
  page: Window,
  { address, integrity }: { address: string; integrity: string },
  local: KeyValueStore<LocalKey>,
): ClientId {
  const loadScript = scriptLoader(page, address, integrity);
  let loading: Promise<void> | undefined;
  let calm: Promise<void> | undefined;
  let making: Promise<string | undefined> | undefined;
  const clearId = (): undefined => {
    loading = undefined;
    making = undefined;
  };
  const load = () => (loading ??= loadScript());
  return async ({ waitForIdle = false } = {}) => {
    const stored = local.get('fp');
    if (stored !== undefined && LOOKS_RIGHT.test(stored)) return stored;
    if (waitForIdle) {
      const came = await load().then(() => true, clearId);
      if (!came) return undefined;
      // Shared, so that reopening the dialog does not wait again.
      await (calm ??= untilIdle(page));
    }
    making ??= makeId(page, load, local).catch(clearId);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), TIMEOUT_MS);
    });
    return Promise.race([making, timeout]).finally(() => clearTimeout(timer));
  };
}

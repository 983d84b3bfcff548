import { keyValueStore } from '#shared/browser/keyValueStore.ts';
import { clientIdSource } from '#shared/api/client-id/clientId.ts';

/** The address of the client-id script. */
export const ADDRESS = '/static/verification-code.js';
export const ID = 'a1b2c3d4e5f6';

/** The scripts inserted into the page; jsdom loads none of them. */
export function scripts(): HTMLScriptElement[] {
  return [...document.head.querySelectorAll('script')];
}

/** Loads the last inserted script, with this function for ids. */
export function scriptLoads(makeId: () => string): void {
  window.verificationCodeScript = { clientId: makeId };
  scripts().at(-1)?.dispatchEvent(new Event('load'));
}

/** The client id source after a reload; storage stays. */
export function newSource(integrity = '') {
  return clientIdSource(
    window,
    { address: ADDRESS, integrity },
    keyValueStore(() => localStorage),
  );
}

/** The current state of a call, without waiting. */
export function watch(call: Promise<string | undefined>) {
  const outcome: { settled: boolean; id?: string | undefined } = { settled: false };
  void call.then((id) => Object.assign(outcome, { settled: true, id }));
  return outcome;
}

/** Removes what an earlier page stored and inserted; time is jest's fake clock. */
export function startFresh(): void {
  jest.useFakeTimers({ now: 1_700_000_000_000 });
  localStorage.clear();
  document.head.replaceChildren();
  delete window.verificationCodeScript;
}

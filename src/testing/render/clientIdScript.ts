import { keyValueStore } from '#shared/browser/keyValueStore.ts';
import { clientIdSource } from '#shared/client-id/clientId.ts';

/** Where the script is that makes the client id. */
export const ADDRESS = '/static/verification-code.js';
export const ID = 'a1b2c3d4e5f6';

/** The scripts that were put on the page; jsdom loads none of them by itself. */
export function scripts(): HTMLScriptElement[] {
  return [...document.head.querySelectorAll('script')];
}

/** The last script that was put on the page comes, and makes ids so. */
export function scriptLoads(makeId: () => Promise<string>): void {
  window.verificationCodeScript = { clientId: makeId };
  scripts().at(-1)?.dispatchEvent(new Event('load'));
}

/** The client id of a page that was loaded anew; what is stored stays. */
export function newSource(integrity = '') {
  return clientIdSource(
    window,
    { address: ADDRESS, integrity },
    keyValueStore(() => localStorage),
  );
}

/** What a call has come to, without waiting. */
export function watch(call: Promise<string | undefined>) {
  const seen: { settled: boolean; id?: string | undefined } = { settled: false };
  void call.then((id) => Object.assign(seen, { settled: true, id }));
  return seen;
}

/** Forgets what an earlier page stored and put in; time is jest's fake clock. */
export function startFresh(): void {
  jest.useFakeTimers({ now: 1_700_000_000_000 });
  localStorage.clear();
  document.head.replaceChildren();
  delete window.verificationCodeScript;
}

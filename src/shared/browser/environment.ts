import { serverAnswers } from '#shared/api/client/serverAnswers.ts';
import type { LocalKey, TabKey } from '#shared/storage/storedValues.ts';
import type { Clock } from '#lib/time/resendDeadline.ts';
import { cookieJar } from './cookieJar';
import type { CookieJar } from './cookieJar';
import { goBack } from './goBack';
import { keyValueStore } from './keyValueStore';
import type { KeyValueStore } from './keyValueStore';
import { pageSight } from './pageSight';
import type { PageVisibility } from './pageSight';
import { revisits } from './revisits';
import type { PageRestores } from './revisits';
import { onUncaughtError } from './uncaught';

/**
 * Everything outside the page's own code that sagas and features use. Tests and stories pass their
 * own.
 */
export interface Environment extends PageVisibility, PageRestores {
  clock(): Clock;
  /** Of all tabs; its keys are those of `storedValues.ts`. */
  localStorage: KeyValueStore<LocalKey>;
  /** Of this tab. */
  sessionStorage: KeyValueStore<TabKey>;
  cookies: CookieJar;
  /** The current address. */
  address(): { origin: string; host: string; path: string; query: string };
  /** @returns a promise for a page that stays, because the user stopped the reload */
  reload(): Promise<void> | void;
  /** Loads a page, also when the address differs from the current one only in its fragment. */
  goTo(href: string): void;
  /** Stops a navigation that has not left this page yet. */
  stopLoading(): void;
  /** Opens an address in a new tab without opener or referrer. */
  openTab(href: string): void;
  /** Replaces one query parameter of the address without loading anything. */
  replaceParameter(name: string, value: string): void;
  /** Removes query parameters from the address without loading anything. */
  dropParameters(names: readonly string[]): void;
  /** Replaces the address and its history entry by another page of ours, without loading it. */
  replaceAddress(path: string): void;
  /** The address's fragment without `#`; empty without one. */
  fragment(): string;
  /** Sets the fragment without loading, scrolling or a new history entry. */
  replaceFragment(fragment: string): void;
  /** Goes back to the previous page of this origin; false when the browser knows of none. */
  goBack(): boolean;
  /** Requests the page's server to find out whether it answers. */
  serverAnswers(): Promise<boolean>;
  /** Calls back when the page's window gets the focus. Returns the unsubscribe function. */
  onFocus(listener: () => void): () => void;
  /**
   * Calls back when the browser reports that the network is back, which may never happen. Returns
   * the unsubscribe function.
   */
  onOnline(listener: () => void): () => void;
  /**
   * Calls back for each uncaught error of the page's own scripts. Returns the unsubscribe function.
   */
  onUncaught(listener: () => void): () => void;
  /**
   * Waits for the code of an SMS that is bound to this page's host (WebOTP). Undefined in browsers
   * without it, when the user refuses, and when it is aborted.
   */
  smsCode(signal: AbortSignal): Promise<string | undefined>;
  /** Fire and forget; survives leaving the page. */
  beacon(url: string, json: string): void;
  /** Saves a file as a download. */
  saveFile(file: Blob, name: string): void;
  /** Dispatches a `CustomEvent` on `window`. */
  emit(name: string, detail?: unknown): void;
  /** Listens to `CustomEvent`s on `window`. Returns the unsubscribe function. */
  on(name: string, listener: (detail: unknown) => void): () => void;
  /**
   * Calls back when another tab changes local storage; a null key means that everything was
   * cleared. Returns the unsubscribe function.
   */
  onOtherTab(listener: (key: string | null, value: string | null) => void): () => void;
}

/** Not in TypeScript's library. */
type OtpRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } };
type OtpCredential = Credential & { code?: string };

const DOWNLOAD_STARTED_MS = 10_000;
/** A page that is still there then has not been replaced by the reload. */
const RELOAD_MS = 10_000;

const withoutPlace = (href: string): string => href.replace(/#.*/, '');

function listen<Heard extends Event>(
  target: EventTarget,
  name: string,
  listener: (event: Heard) => unknown,
): () => void {
  const heard = (event: Event) => void listener(event as Heard);
  target.addEventListener(name, heard);
  return () => target.removeEventListener(name, heard);
}

/**
 * The environment of a browser page. Apart from probing storage it does nothing until it is used.
 */
export function browserEnvironment(page: Window & typeof globalThis): Environment {
  return {
    clock: () => ({ wall: Date.now(), monotonic: page.performance.now() }),
    localStorage: keyValueStore(() => page.localStorage),
    sessionStorage: keyValueStore(() => page.sessionStorage),
    cookies: cookieJar(page.document),
    address: () => {
      const { origin, host, pathname, search } = page.location;
      // A link to a path with two slashes would lead to another host.
      return { origin, host, path: pathname.replace(/^\/+/, '/'), query: search };
    },
    reload: () => {
      page.location.reload();
      return new Promise((resolve) => void page.setTimeout(resolve, RELOAD_MS));
    },
    goTo: (href) => {
      const { location } = page;
      const here = withoutPlace(location.href);
      location.assign(href);
      // The browser does not reload for a change of fragment alone, and the address is already set.
      if (href.includes('#') && withoutPlace(new URL(href, here).href) === here) location.reload();
    },
    stopLoading: () => page.stop(),
    openTab: (href) => void page.open(href, '_blank', 'noopener,noreferrer'),
    replaceParameter: (name, value) => {
      const url = new URL(page.location.href);
      if (!url.searchParams.has(name)) return;
      url.searchParams.set(name, value);
      page.history.replaceState(page.history.state, '', url);
    },
    dropParameters: (names) => {
      const url = new URL(page.location.href);
      if (!names.some((name) => url.searchParams.has(name))) return;
      names.forEach((name) => url.searchParams.delete(name));
      page.history.replaceState(page.history.state, '', url);
    },
    replaceAddress: (path) =>
      page.history.replaceState(page.history.state, '', new URL(path, page.location.origin)),
    ...pageSight(page.document),
    ...revisits(page),
    fragment: () => page.location.hash.slice(1),
    replaceFragment: (fragment) =>
      page.history.replaceState(page.history.state, '', `#${fragment}`),
    goBack: () => goBack(page),
    serverAnswers,
    onFocus: (listener) => listen(page, 'focus', listener),
    onOnline: (listener) => listen(page, 'online', listener),
    onUncaught: (listener) => onUncaughtError(page, listener),
    smsCode: async (signal) => {
      // Not on desktops: a page that asked once is not kept for the browser's back button.
      if (!('OTPCredential' in page && page.matchMedia('(pointer: coarse)').matches))
        return undefined;
      const request: OtpRequest = { otp: { transport: ['sms'] }, signal };
      try {
        const credential: OtpCredential | null = await page.navigator.credentials.get(request);
        return credential?.code;
      } catch {
        return undefined;
      }
    },
    beacon: (url, json) => {
      const body = new Blob([json], { type: 'application/json' });
      if (page.navigator.sendBeacon?.(url, body) === true) return;
      page.fetch(url, { method: 'POST', body, keepalive: true }).catch(() => undefined);
    },
    saveFile: (file, name) => {
      const link = page.document.createElement('a');
      link.href = page.URL.createObjectURL(file);
      link.download = name;
      link.click();
      // Some browsers start the download after the click handler has returned.
      page.setTimeout(() => page.URL.revokeObjectURL(link.href), DOWNLOAD_STARTED_MS);
    },
    emit: (name, detail) => void page.dispatchEvent(new CustomEvent(name, { detail })),
    on: (name, listener) =>
      listen<CustomEvent<unknown>>(page, name, ({ detail }) => listener(detail)),
    onOtherTab: (listener) =>
      listen<StorageEvent>(page, 'storage', ({ storageArea, key, newValue }) => {
        if (storageArea === null || storageArea === page.localStorage) listener(key, newValue);
      }),
  };
}

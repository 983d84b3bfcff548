import { serverAnswers } from '#shared/api/client/serverAnswers.ts';
import type { Clock } from '#lib/time/resendDeadline.ts';
import { cookieJar } from './cookieJar';
import type { CookieJar } from './cookieJar';
import { goBack } from './goBack';
import { keyValueStore } from './keyValueStore';
import { revisits } from './revisits';
import type { KeyValueStore } from './keyValueStore';
import { pageSight } from './pageSight';
import { onUncaughtError } from './uncaught';

/** Everything outside the page's own code that sagas and rooms touch; tests and stories bring their own. */
export interface Environment {
  clock(): Clock;
  localStorage: KeyValueStore;
  sessionStorage: KeyValueStore;
  cookies: CookieJar;
  /** The address bar now. */
  address(): { origin: string; host: string; path: string; query: string };
  reload(): void;
  /**
   * Whether Back or Forward led to this page: loaded again, or kept alive by the browser. A hint: a browser that does not
   * say how a page was reached answers false.
   */
  isRevisit(): boolean;
  /** Loads a page, this very one too, at whatever place. */
  goTo(href: string): void;
  /** Opens an address in a new tab that can neither reach back nor learn where it came from. */
  openTab(href: string): void;
  /** Replaces one query parameter of the address without loading anything. */
  replaceParameter(name: string, value: string): void;
  /** Takes query parameters out of the address without loading anything, so that nobody sees them again. */
  dropParameters(names: readonly string[]): void;
  /** Puts another page of ours into the address bar and this history entry, without loading it. */
  replaceAddress(path: string): void;
  /** Whether the page is hidden (another tab is in front, the screen is off), and no input shows the opposite. */
  hidden(): boolean;
  /** Calls back when the page is hidden, shown, or found to be seen; returns the way to stop. */
  onVisibility(listener: () => void): () => void;
  /** Calls back when the visitor comes back to this very page, kept alive by the browser; returns the way to stop. */
  onPageRestored(listener: () => void): () => void;
  /** The address bar's part after `#`; empty without one. */
  fragment(): string;
  /** Writes it, without loading or scrolling anything and without another step in the history. */
  replaceFragment(fragment: string): void;
  /** Goes back to the page of this origin before this one; false where the browser knows of none. */
  goBack(): boolean;
  /** Whether the page's server answers at all, asked now. */
  serverAnswers(): Promise<boolean>;
  /** Calls back when the browser says that the network is there again, which may never happen; returns the way to stop. */
  onOnline(listener: () => void): () => void;
  /** Calls back for each error of the page's own scripts that nothing caught; returns the way to stop. */
  onUncaught(listener: () => void): () => void;
  /** Whether the user wants no movement that is not needed. */
  prefersReducedMotion(): boolean;
  /** Fire and forget; survives the page being left. */
  beacon(url: string, json: string): void;
  /** Offers a file to the visitor as a download. */
  saveFile(file: Blob, name: string): void;
  /** Tells the page around the app, as a `CustomEvent` on `window` (D2). */
  emit(name: string, detail?: unknown): void;
  /** Hears `CustomEvent`s of the page around the app; returns the way to stop. */
  on(name: string, listener: (detail: unknown) => void): () => void;
  /** Calls back when another tab changes local storage; key null means that everything was cleared. */
  onOtherTab(listener: (key: string | null, value: string | null) => void): () => void;
}

const DOWNLOAD_STARTED_MS = 10_000;

const withoutPlace = (href: string): string => href.replace(/#.*/, '');

function hear<Heard extends Event>(
  target: EventTarget,
  name: string,
  listener: (event: Heard) => unknown,
): () => void {
  const heard = (event: Event) => void listener(event as Heard);
  target.addEventListener(name, heard);
  return () => target.removeEventListener(name, heard);
}

/** The real environment of a browser page. Touches nothing but storage probes until it is used. */
export function browserEnvironment(page: Window & typeof globalThis): Environment {
  return {
    clock: () => ({ wall: Date.now(), monotonic: page.performance.now() }),
    localStorage: keyValueStore(() => page.localStorage),
    sessionStorage: keyValueStore(() => page.sessionStorage),
    cookies: cookieJar(page.document),
    address: () => {
      const { origin, host, pathname, search } = page.location;
      return { origin, host, path: pathname, query: search };
    },
    reload: () => page.location.reload(),
    goTo: (href) => {
      const { location } = page;
      const here = withoutPlace(location.href);
      location.assign(href);
      // Another place of the same page loads nothing, and the address has it already.
      if (href.includes('#') && withoutPlace(new URL(href, here).href) === here) location.reload();
    },
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
    onOnline: (listener) => hear(page, 'online', listener),
    onUncaught: (listener) => onUncaughtError(page, listener),
    prefersReducedMotion: () => page.matchMedia('(prefers-reduced-motion: reduce)').matches,
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
      // Some browsers fetch it only after the click is over.
      page.setTimeout(() => page.URL.revokeObjectURL(link.href), DOWNLOAD_STARTED_MS);
    },
    emit: (name, detail) => void page.dispatchEvent(new CustomEvent(name, { detail })),
    on: (name, listener) =>
      hear<CustomEvent<unknown>>(page, name, ({ detail }) => listener(detail)),
    onOtherTab: (listener) =>
      hear<StorageEvent>(page, 'storage', ({ storageArea, key, newValue }) => {
        if (storageArea === null || storageArea === page.localStorage) listener(key, newValue);
      }),
  };
}

import { cookieJar } from '#shared/browser/cookieJar.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { browserEnvironment } from '#shared/browser/environment.ts';
import { keyValueStore } from '#shared/browser/keyValueStore.ts';

/** Records what jsdom cannot do, and simulates the rest of the browser. */
export interface TestEnvironment extends Environment {
  reloads: number;
  /** Whether the page's server can be reached. */
  serverIsUp: boolean;
  /** Addresses that the page navigated to; `stopped` where the user stopped it. */
  visited: string[];
  /** Files that were saved as downloads. */
  saved: { name: string; file: Blob }[];
  /** Addresses that it opened in new tabs. */
  tabs: string[];
  beacons: { url: string; report: unknown }[];
  /** Number of earlier pages of ours in the tab's history. */
  pagesBehind: number;
  /** Changes local storage from another tab. */
  otherTab(key: string | null, value: string | null): void;
}

interface Options {
  /** The address; path and query. */
  address?: string;
  /** Whether the user blocks site data. */
  blocked?: boolean;
  /** Whether an earlier page's storage and cookies are kept. */
  reloaded?: boolean;
  /** Whether the page was reached by Back or Forward. */
  revisited?: boolean;
}

function refuse(): never {
  throw new DOMException('Access is denied', 'SecurityError');
}

function forgetEverything(): void {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie.split('; ').forEach((pair) => {
    document.cookie = `${pair.split('=')[0]}=; Max-Age=0; Path=/`;
  });
}

/**
 * jsdom's browser; navigation is recorded instead of executed. Storage and cookies are jsdom's own.
 */
export function testEnvironment({
  address = '/',
  blocked = false,
  reloaded = false,
  revisited = false,
}: Options = {}): TestEnvironment {
  if (!reloaded) forgetEverything();
  const real = browserEnvironment(window);
  let url = new URL(address, location.origin);
  const environment: TestEnvironment = {
    ...real,
    ...(blocked
      ? {
          localStorage: keyValueStore(refuse),
          sessionStorage: keyValueStore(refuse),
          cookies: blockedCookies(),
        }
      : {}),
    address: () => ({ origin: url.origin, host: url.host, path: url.pathname, query: url.search }),
    dropParameters: (names) => names.forEach((name) => url.searchParams.delete(name)),
    replaceAddress: (path) => {
      url = new URL(path, location.origin);
    },
    isRevisit: () => revisited || real.isRevisit(),
    reloads: 0,
    serverIsUp: true,
    visited: [],
    saved: [],
    tabs: [],
    beacons: [],
    pagesBehind: 0,
    reload: () => {
      environment.reloads += 1;
    },
    serverAnswers: () => Promise.resolve(environment.serverIsUp),
    goTo: (href) => void environment.visited.push(href),
    stopLoading: () => void environment.visited.push('stopped'),
    goBack: () => {
      if (environment.pagesBehind === 0) return false;
      environment.pagesBehind -= 1;
      return true;
    },
    saveFile: (file, name) => void environment.saved.push({ name, file }),
    openTab: (href) => void environment.tabs.push(href),
    beacon: (to, json) =>
      void environment.beacons.push({ url: to, report: JSON.parse(json) as unknown }),
    otherTab: (key, value) => {
      if (key === null) localStorage.clear();
      else if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
      window.dispatchEvent(
        new StorageEvent('storage', { key, newValue: value, storageArea: localStorage }),
      );
    },
  };
  return environment;
}

function blockedCookies() {
  return cookieJar({
    get cookie() {
      return '';
    },
    set cookie(_text: string) {
      // A browser that blocks cookies ignores the write.
    },
    location,
  } as unknown as Document);
}

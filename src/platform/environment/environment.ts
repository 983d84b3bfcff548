import { getContext } from 'redux-saga/effects';
import type { Clock } from '../../lib/resendDeadline';
import { cookieJar } from './cookieJar';
import type { CookieJar } from './cookieJar';
import { goBack } from './goBack';
import { keyValueStore } from './keyValueStore';
import type { KeyValueStore } from './keyValueStore';

/** Everything outside the page's own code that sagas and rooms touch; tests and stories bring their own. */
export interface Environment {
  clock(): Clock;
  local: KeyValueStore;
  session: KeyValueStore;
  cookies: CookieJar;
  /** The address bar now. */
  address(): { origin: string; host: string; path: string; query: string };
  reload(): void;
  goTo(href: string): void;
  /** Replaces one query parameter of the address without loading anything. */
  replaceParameter(name: string, value: string): void;
  /** The address bar's part after `#`; empty without one. */
  fragment(): string;
  /** Writes it, without loading or scrolling anything and without another step in the history. */
  replaceFragment(fragment: string): void;
  /** Goes back to the page of this origin before this one; false where the browser knows of none. */
  goBack(): boolean;
  /** Fire and forget; survives the page being left. */
  beacon(url: string, json: string): void;
  /** Tells the page around the app, as a `CustomEvent` on `window` (D2). */
  emit(name: string, detail?: unknown): void;
  /** Hears `CustomEvent`s of the page around the app; returns the way to stop. */
  on(name: string, listener: (detail: unknown) => void): () => void;
  /** Calls back when another tab changes local storage; key null means that everything was cleared. */
  onOtherTab(listener: (key: string | null, value: string | null) => void): () => void;
}

/** The real environment of a browser page. Touches nothing but storage probes until it is used. */
export function browserEnvironment(page: Window & typeof globalThis): Environment {
  return {
    clock: () => ({ wall: Date.now(), monotonic: page.performance.now() }),
    local: keyValueStore(() => page.localStorage),
    session: keyValueStore(() => page.sessionStorage),
    cookies: cookieJar(page.document),
    address: () => {
      const { origin, host, pathname, search } = page.location;
      return { origin, host, path: pathname, query: search };
    },
    reload: () => page.location.reload(),
    goTo: (href) => page.location.assign(href),
    replaceParameter: (name, value) => {
      const url = new URL(page.location.href);
      if (!url.searchParams.has(name)) return;
      url.searchParams.set(name, value);
      page.history.replaceState(page.history.state, '', url);
    },
    fragment: () => page.location.hash.slice(1),
    replaceFragment: (fragment) => page.history.replaceState(page.history.state, '', `#${fragment}`),
    goBack: () => goBack(page),
    beacon: (url, json) => {
      const body = new Blob([json], { type: 'application/json' });
      if (page.navigator.sendBeacon?.(url, body) === true) return;
      page.fetch(url, { method: 'POST', body, keepalive: true }).catch(() => undefined);
    },
    emit: (name, detail) => void page.dispatchEvent(new CustomEvent(name, { detail })),
    on: (name, listener) => {
      const heard = (event: Event) => listener((event as CustomEvent<unknown>).detail);
      page.addEventListener(name, heard);
      return () => page.removeEventListener(name, heard);
    },
    onOtherTab: (listener) => {
      const heard = (event: StorageEvent) => {
        if (event.storageArea === null || event.key === null || event.storageArea === page.localStorage) {
          listener(event.key, event.newValue);
        }
      };
      page.addEventListener('storage', heard);
      return () => page.removeEventListener('storage', heard);
    },
  };
}

/** The environment, for sagas. */
export function* environmentOf(): Generator<unknown, Environment, unknown> {
  return (yield getContext('environment')) as Environment;
}

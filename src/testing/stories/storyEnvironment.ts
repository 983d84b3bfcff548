import type { CookieJar } from '#shared/browser/cookieJar.ts';
import type { Environment } from '#shared/browser/environment.ts';
import { keyValueStore } from '#shared/browser/keyValueStore.ts';
import type { Clock } from '#lib/time/resendDeadline.ts';

/** The fixed clock of every story, so that countdowns and times are always the same. */
export const STORY_CLOCK: Clock = { wall: Date.UTC(2025, 2, 14, 9, 26), monotonic: 0 };

interface Options {
  /** The address; path and query. */
  address?: string | undefined;
  /** Whether the user blocks site data. */
  blocked?: boolean | undefined;
}

function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

function refuse(): never {
  throw new DOMException('Access is denied', 'SecurityError');
}

function memoryCookies(blocked: boolean): CookieJar {
  const cookies = new Map<string, string>();
  return {
    get: (name) => cookies.get(name),
    hasOther: (name, value) => cookies.has(name) && cookies.get(name) !== value,
    set: (name, value) => {
      if (!blocked) cookies.set(name, value);
      return !blocked;
    },
    remove: (name) => cookies.delete(name) || true,
  };
}

/**
 * A separate browser environment for a story: storage and cookies in memory, its own address, a
 * fixed clock. Nothing affects Ladle's page or outlives the story.
 */
export function storyEnvironment({ address = '/', blocked = false }: Options = {}): Environment {
  const url = new URL(address, 'https://academy.example');
  const page = new EventTarget();
  const [localItems, sessionItems] = [memoryStorage(), memoryStorage()];
  return {
    clock: () => STORY_CLOCK,
    localStorage: keyValueStore(() => (blocked ? refuse() : localItems)),
    sessionStorage: keyValueStore(() => (blocked ? refuse() : sessionItems)),
    cookies: memoryCookies(blocked),
    address: () => ({ origin: url.origin, host: url.host, path: url.pathname, query: url.search }),
    smsCode: () => Promise.resolve(undefined),
    isRevisit: () => false,
    reload: () => undefined,
    goTo: () => undefined,
    stopLoading: () => undefined,
    openTab: () => undefined,
    replaceParameter: () => undefined,
    dropParameters: () => undefined,
    replaceAddress: () => undefined,
    hidden: () => false,
    onVisibility: () => () => undefined,
    onPageRestored: () => () => undefined,
    onPageLeft: () => () => undefined,
    fragment: () => '',
    replaceFragment: () => undefined,
    goBack: () => false,
    serverAnswers: () => Promise.resolve(true),
    onFocus: () => () => undefined,
    onOnline: () => () => undefined,
    beacon: () => undefined,
    saveFile: () => undefined,
    emit: (name, detail) => void page.dispatchEvent(new CustomEvent(name, { detail })),
    on: (name, listener) => {
      const heard = (event: Event) => listener((event as CustomEvent<unknown>).detail);
      page.addEventListener(name, heard);
      return () => page.removeEventListener(name, heard);
    },
    onUncaught: () => () => undefined,
    onOtherTab: () => () => undefined,
  };
}

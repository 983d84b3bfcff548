import type { Environment } from '#shared/browser/environment.ts';
import { keyValueStore } from '#shared/browser/keyValueStore.ts';

function memoryStorage(isFull: () => boolean): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => {
      if (isFull()) throw new DOMException('Full', 'QuotaExceededError');
      values.set(key, value);
    },
  };
}

const nothing = () => undefined;

/**
 * A browser in memory, fast enough for ten thousand walks, that counts events which must happen
 * once.
 */
export function walkEnvironment() {
  let wall = 1_700_000_000_000;
  let monotonic = 0;
  let isHidden = false;
  let isFull = false;
  const cookies = new Map<string, string>();
  const listeners = {
    visibility: new Set<() => void>(),
    revival: new Set<() => void>(),
    online: new Set<() => void>(),
    otherTab: new Set<(key: string | null, value: string | null) => void>(),
    event: new Set<(detail: unknown) => void>(),
  };
  const listen =
    <Listener>(set: Set<Listener>) =>
    (listener: Listener) => {
      set.add(listener);
      return () => set.delete(listener);
    };
  const counts = { tokenWrites: 0, reloads: 0, visits: 0 };
  const local = keyValueStore(() => storage);
  const storage = memoryStorage(() => isFull);
  const tab = memoryStorage(() => isFull);
  const environment: Environment = {
    clock: () => ({ wall, monotonic }),
    localStorage: {
      ...local,
      set: (key, value) => {
        if (key === 'access_token') counts.tokenWrites += 1;
        return local.set(key, value);
      },
      remove: (key) => {
        // The session is over, or never began: the next one may write again.
        if (key === 'access_token') Object.assign(counts, { tokenWrites: 0, reloads: 0 });
        local.remove(key);
      },
    },
    sessionStorage: keyValueStore(() => tab),
    cookies: {
      get: (name) => cookies.get(name),
      set: (name, value) => Boolean(cookies.set(name, value)),
      remove: (name) => cookies.delete(name) || true,
    },
    address: () => ({ origin: 'http://localhost', host: 'localhost', path: '/', query: '' }),
    prefersReducedMotion: () => true,
    isRevisit: () => false,
    reload: () => void (counts.reloads += 1),
    goTo: () => void (counts.visits += 1),
    openTab: nothing,
    replaceParameter: nothing,
    dropParameters: nothing,
    replaceAddress: nothing,
    hidden: () => isHidden,
    onVisibility: listen(listeners.visibility),
    onPageRestored: listen(listeners.revival),
    onPageLeft: () => nothing,
    fragment: () => '',
    replaceFragment: nothing,
    goBack: () => false,
    serverAnswers: () => Promise.resolve(navigator.onLine),
    onOnline: listen(listeners.online),
    onUncaught: () => nothing,
    beacon: nothing,
    saveFile: nothing,
    emit: nothing,
    on: (_name, listener) => listen(listeners.event)(listener),
    onOtherTab: listen(listeners.otherTab),
  };
  const tell = (set: Set<() => void>) => [...set].forEach((listener) => listener());
  return {
    environment,
    counts,
    /** The number of listeners that the flows have left on the page. */
    listening: () => Object.values(listeners).reduce((sum, { size }) => sum + size, 0),
    pass: (ms: number) => {
      wall += ms;
      monotonic += ms;
    },
    jump: (ms: number) => void (wall += ms),
    hide: (hidden: boolean) => {
      isHidden = hidden;
      tell(listeners.visibility);
    },
    fill: (full: boolean) => void (isFull = full),
    revive: () => tell(listeners.revival),
    online: () => tell(listeners.online),
    /** Another tab signs in or out. */
    otherTab: (token: string | null) => {
      if (token === null) {
        storage.removeItem('access_token');
        cookies.delete('access_token');
      } else {
        storage.setItem('access_token', token);
        cookies.set('access_token', token);
      }
      if (token === null) Object.assign(counts, { tokenWrites: 0, reloads: 0 });
      listeners.otherTab.forEach((listener) => listener('access_token', token));
    },
  };
}

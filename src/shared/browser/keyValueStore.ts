/** A string store that never throws: what the browser refuses to keep lives in memory until the page goes. */
export interface KeyValueStore {
  get(key: string): string | undefined;
  /** Whether the value outlives the page. */
  set(key: string, value: string): boolean;
  /** Keeps the value for the page's life only. */
  setInMemory(key: string, value: string): void;
  /** Forgets what the page alone holds of it: what storage says counts again. */
  clearMemory(key: string): void;
  remove(key: string): void;
  /** Whether the browser lets the page keep anything at all. */
  readonly persistent: boolean;
}

/** Wraps local or session storage; `open` throws where the visitor blocks site data. */
export function keyValueStore(open: () => Storage): KeyValueStore {
  const memory = new Map<string, string>();
  const attempt = <Result>(step: (storage: Storage) => Result): Result | undefined => {
    try {
      return step(open());
    } catch {
      return undefined;
    }
  };
  const probe = attempt((storage) => {
    storage.setItem('storage_probe', '1');
    storage.removeItem('storage_probe');
    return true;
  });
  const hold = (key: string, value: string) => {
    // An older value must not come back with the next page.
    attempt((storage) => storage.removeItem(key));
    memory.set(key, value);
  };
  return {
    persistent: probe === true,
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? undefined,
    set: (key, value) => {
      const kept = attempt((storage) => {
        storage.setItem(key, value);
        return storage.getItem(key) === value;
      });
      if (kept === true) memory.delete(key);
      else hold(key, value);
      return kept === true;
    },
    setInMemory: hold,
    clearMemory: (key) => void memory.delete(key),
    remove: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}

/**
 * A string store that never throws. Values that the browser refuses to store stay in memory until
 * the page closes.
 */
export interface KeyValueStore {
  get(key: string): string | undefined;
  /** Returns whether the value survives the page. */
  set(key: string, value: string): boolean;
  /** Keeps the value until the page closes. */
  setInMemory(key: string, value: string): void;
  /** Drops the in-memory value, so that the stored one applies again. */
  clearMemory(key: string): void;
  remove(key: string): void;
  /** Whether the browser lets the page store anything. */
  readonly persistent: boolean;
}

/** Wraps local or session storage; `open` throws where the user blocks site data. */
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
  const keepInMemory = (key: string, value: string) => {
    // An older value must not reappear with the next page.
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
      else keepInMemory(key, value);
      return kept === true;
    },
    setInMemory: keepInMemory,
    clearMemory: (key) => void memory.delete(key),
    remove: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}

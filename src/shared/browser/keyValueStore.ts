/**
 * A string store that never throws. Values that the browser refuses to store stay in memory until
 * the page closes.
 */
export interface KeyValueStore<Key extends string = string> {
  get(key: Key): string | undefined;
  /** Returns whether the value survives the page. */
  set(key: Key, value: string): boolean;
  /** Keeps the value until the page closes. */
  setInMemory(key: Key, value: string): void;
  /** Whether the value is in memory only. */
  isInMemory(key: Key): boolean;
  /** Drops the in-memory value, so that the stored one applies again. */
  clearMemory(key: Key): void;
  remove(key: Key): void;
  /** Why the browser last refused to store a value; undefined while it has refused none. */
  refusal(): StorageRefusal | undefined;
}

export type StorageRefusal = 'full' | 'blocked';

const QUOTA_ERRORS = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'];

const refusalOf = (error: unknown): StorageRefusal =>
  error instanceof Error && QUOTA_ERRORS.includes(error.name) ? 'full' : 'blocked';

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
  let refusal: StorageRefusal | undefined;
  const store = (key: string, value: string): boolean => {
    try {
      open().setItem(key, value);
      if (open().getItem(key) === value) return true;
      refusal = 'blocked';
    } catch (error) {
      refusal = refusalOf(error);
    }
    return false;
  };
  if (store('storage_probe', '1')) attempt((storage) => storage.removeItem('storage_probe'));
  const keepInMemory = (key: string, value: string) => {
    // An older value must not reappear with the next page.
    attempt((storage) => storage.removeItem(key));
    memory.set(key, value);
  };
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? undefined,
    set: (key, value) => {
      const isStored = store(key, value);
      if (isStored) memory.delete(key);
      else keepInMemory(key, value);
      return isStored;
    },
    setInMemory: keepInMemory,
    isInMemory: (key) => memory.has(key),
    clearMemory: (key) => void memory.delete(key),
    remove: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    refusal: () => refusal,
  };
}

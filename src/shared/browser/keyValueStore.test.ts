import { keyValueStore } from './keyValueStore';

function refuse(): never {
  throw new DOMException('Access is denied', 'SecurityError');
}

/** A storage with a quota in characters. */
function smallStorage(quota: number): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    removeItem: (key: string) => void values.delete(key),
    setItem: (key: string, value: string) => {
      if (value.length > quota) throw new DOMException('Full', 'QuotaExceededError');
      values.set(key, value);
    },
  } as unknown as Storage;
}

beforeEach(() => localStorage.clear());

test('stores values for the next page, and leaves nothing of its own there', () => {
  const store = keyValueStore(() => localStorage);
  expect(store.set('loginMode', '1')).toBe(true);
  expect(keyValueStore(() => localStorage).get('loginMode')).toBe('1');
  expect(store.refusal()).toBeUndefined();
  store.remove('loginMode');
  expect(store.get('loginMode')).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test('an empty value is a value', () => {
  const store = keyValueStore(() => localStorage);
  store.set('key', '');
  expect(store.get('key')).toBe('');
});

test('where site data is blocked, values last as long as the page', () => {
  const store = keyValueStore(refuse);
  expect(store.refusal()).toBe('blocked');
  expect(store.get('key')).toBeUndefined();
  expect(store.set('key', 'value')).toBe(false);
  expect(store.get('key')).toBe('value');
  store.remove('key');
  expect(store.get('key')).toBeUndefined();
});

test('reports a full storage and keeps the value for the page', () => {
  const storage = smallStorage(3);
  const store = keyValueStore(() => storage);
  expect(store.refusal()).toBeUndefined();
  expect(store.set('key', 'long')).toBe(false);
  expect(store.refusal()).toBe('full');
  expect(store.isInMemory('key')).toBe(true);
  expect(store.get('key')).toBe('long');
  expect(storage.getItem('key')).toBeNull();
});

test('returns the newest value, wherever it is kept', () => {
  const storage = smallStorage(3);
  const store = keyValueStore(() => storage);
  store.set('key', 'one');
  store.set('key', 'longer');
  expect(store.get('key')).toBe('longer');
  expect(storage.getItem('key')).toBeNull();
  store.set('key', 'two');
  expect(store.get('key')).toBe('two');
});

test('detects a storage that silently drops values', () => {
  const storage = { ...smallStorage(9), setItem: () => undefined } as unknown as Storage;
  const store = keyValueStore(() => storage);
  expect(store.set('key', 'value')).toBe(false);
  expect(store.get('key')).toBe('value');
});

test('an in-memory value never reaches storage, and removes the stored one', () => {
  const store = keyValueStore(() => localStorage);
  store.set('key', 'old');
  store.setInMemory('key', 'new');
  expect(localStorage.getItem('key')).toBeNull();
  expect(store.get('key')).toBe('new');
});

test('after clearing the memory the stored value applies', () => {
  const store = keyValueStore(() => localStorage);
  store.setInMemory('key', 'held');
  localStorage.setItem('key', 'of another tab');
  expect(store.get('key')).toBe('held');
  store.clearMemory('key');
  expect(store.get('key')).toBe('of another tab');
});

test('opening it writes nothing but its probe', () => {
  const setItem = jest.fn();
  keyValueStore(() => ({ setItem, removeItem: jest.fn() }) as unknown as Storage);
  expect(setItem).toHaveBeenCalledTimes(1);
});

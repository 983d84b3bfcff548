import { walkEnvironment } from './walkEnvironment';

test.each(['localStorage', 'sessionStorage'] as const)(
  'the %s storage returns what was stored, until it is removed',
  (name) => {
    const store = walkEnvironment().environment[name];
    expect(store.set('key', 'value')).toBe(true);
    expect(store.get('key')).toBe('value');
    store.remove('key');
    expect(store.get('key')).toBeUndefined();
  },
);

test.each(['localStorage', 'sessionStorage'] as const)(
  'a full browser stores nothing in the %s storage, and the page continues with it',
  (name) => {
    const browser = walkEnvironment();
    const store = browser.environment[name];
    browser.fill(true);
    expect(store.set('key', 'value')).toBe(false);
    expect(store.get('key')).toBe('value');
    browser.fill(false);
    expect(store.set('key', 'other')).toBe(true);
    expect(store.get('key')).toBe('other');
  },
);

test('each walk starts with an empty browser', () => {
  walkEnvironment().environment.sessionStorage.set('key', 'value');
  expect(walkEnvironment().environment.sessionStorage.get('key')).toBeUndefined();
});

import { readOrUndefined, readLocalStorage, visitorLocale } from './visitorLocale';

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'sxz_lang=; max-age=0';
  history.replaceState(null, '', '/');
});

it('reads nothing when reading is blocked', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  expect(readLocalStorage('sxz_lang')).toBeUndefined();
  expect(readOrUndefined(() => JSON.parse('{') as unknown)).toBeUndefined();
  expect(visitorLocale()).toBe('zh_CN');
});

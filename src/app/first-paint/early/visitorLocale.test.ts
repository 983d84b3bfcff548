import { readOrUndefined, readLocalStorage, visitorLocale } from './visitorLocale';

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'sxz_lang=; max-age=0';
  history.replaceState(null, '', '/');
});

it('finds the language in the address, then the cookie, then storage, then Chinese', () => {
  expect(visitorLocale()).toBe('zh_CN');
  localStorage.setItem('sxz_lang', 'ja_JP');
  expect(visitorLocale()).toBe('ja_JP');
  document.cookie = 'sxz_lang=de_DE';
  expect(visitorLocale()).toBe('de_DE');
  history.replaceState(null, '', '/?sxz-lang=ar_SA');
  expect(visitorLocale()).toBe('ar_SA');
});

it('skips unknown languages', () => {
  document.cookie = 'sxz_lang=xx_XX';
  history.replaceState(null, '', '/?sxz-lang=toString');
  expect(visitorLocale()).toBe('zh_CN');
});

it.each(['en_US-x', 'en_US.UTF-8', 'en_US ko', 'en_US%20'])(
  'ignores a cookie that only begins like a language, as app and host do: %s',
  (value) => {
    document.cookie = `sxz_lang=${value}`;
    expect(visitorLocale()).toBe('zh_CN');
  },
);

it('reads nothing when reading is blocked', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  expect(readLocalStorage('sxz_lang')).toBeUndefined();
  expect(readOrUndefined(() => JSON.parse('{') as unknown)).toBeUndefined();
  expect(visitorLocale()).toBe('zh_CN');
});

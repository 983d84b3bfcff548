import { readersLocale } from './readersLocale';
import { writeView } from './view';

function readerWith(languages: string[]) {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  window.history.replaceState(null, '', '/');
}

afterEach(() => jest.restoreAllMocks());

test.each([
  [['zh-TW', 'en'], 'zh_CN'],
  [['pt-BR'], 'pt_BR'],
  [['it', 'fr-CA'], 'fr_FR'],
  [['it'], 'en_US'],
])('readers of %j first see %s', (languages, locale) => {
  readerWith(languages);
  expect(readersLocale('zh_CN')).toBe(locale);
});

test('the address keeps a chosen language for readers of another one', () => {
  readerWith(['de']);
  window.history.replaceState(null, '', writeView('', { locale: 'zh_CN' }));
  expect(readersLocale('zh_CN')).toBe('zh_CN');
});

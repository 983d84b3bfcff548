import { languageName } from './languageName';

test.each([
  ['zh_CN', '简体中文'],
  ['en_US', 'English'],
  ['es_ES', 'Español'],
  ['ar_SA', 'العربية'],
  ['tr_TR', 'Türkçe'],
  ['pt_BR', 'Português (Brasil)'],
  ['ja_JP', '日本語'],
  ['pseudo-rtl', 'Pseudo: right to left'],
] as const)('%s is called %s', (locale, name) => {
  expect(languageName(locale)).toBe(name);
});

import type { Locale } from './locales';

/** Each language's name in that language. */
export const localeNames: Readonly<Record<Locale, string>> = {
  zh_CN: '简体中文',
  en_US: 'English',
  es_ES: 'Español',
  ru_RU: 'Русский',
  ar_SA: 'العربية',
  pl_PL: 'Polski',
  de_DE: 'Deutsch',
  tr_TR: 'Türkçe',
  fr_FR: 'Français',
  pt_BR: 'Português (Brasil)',
  ko_KR: '한국어',
  ja_JP: '日本語',
};

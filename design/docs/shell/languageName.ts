import type { StoryLocale } from '../../.ladle/storyLocales';

const NAMES: Readonly<Record<StoryLocale, string>> = {
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
  'pseudo-long': 'Pseudo: +40 %, accents',
  'pseudo-rtl': 'Pseudo: right to left',
  keys: 'Pseudo: keys',
};

/** A language in its own words. */
export const languageName = (locale: StoryLocale): string => NAMES[locale];

import type { Locale } from './localeIds';

export { defaultLocale, isLocale, localeIds } from './localeIds';
export type { Locale } from './localeIds';

interface LocaleFacts {
  /** BCP 47 tag for `lang`, `Intl` and plural rules. */
  tag: string;
  direction: 'ltr' | 'rtl';
}

export const locales: Readonly<Record<Locale, LocaleFacts>> = {
  zh_CN: { tag: 'zh-CN', direction: 'ltr' },
  en_US: { tag: 'en-US', direction: 'ltr' },
  es_ES: { tag: 'es-ES', direction: 'ltr' },
  ru_RU: { tag: 'ru-RU', direction: 'ltr' },
  // Latin digits in Arabic: codes and phone numbers are read digit by digit beside Latin text.
  ar_SA: { tag: 'ar-SA-u-nu-latn', direction: 'rtl' },
  pl_PL: { tag: 'pl-PL', direction: 'ltr' },
  de_DE: { tag: 'de-DE', direction: 'ltr' },
  tr_TR: { tag: 'tr-TR', direction: 'ltr' },
  fr_FR: { tag: 'fr-FR', direction: 'ltr' },
  pt_BR: { tag: 'pt-BR', direction: 'ltr' },
  ko_KR: { tag: 'ko-KR', direction: 'ltr' },
  ja_JP: { tag: 'ja-JP', direction: 'ltr' },
};

/** The value of the page's `lang` attribute. */
export function languageTag(locale: Locale): string {
  return locales[locale].tag.replace(/-u-.*$/, '');
}

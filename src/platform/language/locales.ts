import type { ContractLocale } from '../../api/contract/contractTypes';

/** The twelve languages (specification 1), in the `zh_CN` form that travels on the wire (D25). */
export type Locale = ContractLocale;

interface LocaleFacts {
  /** BCP 47 tag for `lang`, `Intl` and plural rules. */
  tag: string;
  direction: 'ltr' | 'rtl';
  /** The language's name in itself. */
  name: string;
}

export const defaultLocale: Locale = 'zh_CN';

export const locales: Readonly<Record<Locale, LocaleFacts>> = {
  zh_CN: { tag: 'zh-CN', direction: 'ltr', name: '简体中文' },
  en_US: { tag: 'en-US', direction: 'ltr', name: 'English' },
  es_ES: { tag: 'es-ES', direction: 'ltr', name: 'Español' },
  ru_RU: { tag: 'ru-RU', direction: 'ltr', name: 'Русский' },
  // Latin digits in Arabic: codes and phone numbers are read digit by digit beside Latin text.
  ar_SA: { tag: 'ar-SA-u-nu-latn', direction: 'rtl', name: 'العربية' },
  pl_PL: { tag: 'pl-PL', direction: 'ltr', name: 'Polski' },
  de_DE: { tag: 'de-DE', direction: 'ltr', name: 'Deutsch' },
  tr_TR: { tag: 'tr-TR', direction: 'ltr', name: 'Türkçe' },
  fr_FR: { tag: 'fr-FR', direction: 'ltr', name: 'Français' },
  pt_BR: { tag: 'pt-BR', direction: 'ltr', name: 'Português (Brasil)' },
  ko_KR: { tag: 'ko-KR', direction: 'ltr', name: '한국어' },
  ja_JP: { tag: 'ja-JP', direction: 'ltr', name: '日本語' },
};

export const localeIds = Object.keys(locales) as Locale[];

/** Whether a text from outside names one of the twelve, exactly; own keys only, so `constructor` is none. */
export function isLocale(text: string | undefined): text is Locale {
  return text !== undefined && Object.hasOwn(locales, text);
}

/** The value of the page's `lang` attribute. */
export function languageTag(locale: Locale): string {
  return locales[locale].tag.replace(/-u-.*$/, '');
}

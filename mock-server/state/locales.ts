import type { Locale } from './tables';

const everyLocale: Record<Locale, true> = {
  zh_CN: true,
  en_US: true,
  es_ES: true,
  ru_RU: true,
  ar_SA: true,
  pl_PL: true,
  de_DE: true,
  tr_TR: true,
  fr_FR: true,
  pt_BR: true,
  ko_KR: true,
  ja_JP: true,
};

/** Every language of the contract, Chinese first. */
export const locales = Object.keys(everyLocale) as Locale[];

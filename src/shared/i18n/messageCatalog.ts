import type { Phrases } from '#translations/phrases.ts';
import { zh_CN } from '#translations/zh_CN.ts';
import type { Locale } from './locales';

/**
 * Chinese is the fallback and always loaded; every other locale is a separate file, loaded on
 * demand. Pre-rendered pages name the file of their language (`prerenderPages`).
 */
const loaders: { [Id in Exclude<Locale, 'zh_CN'>]: () => Promise<Phrases> } = {
  en_US: async () => (await import(/* webpackChunkName: "en_US" */ '#translations/en_US.ts')).en_US,
  es_ES: async () => (await import(/* webpackChunkName: "es_ES" */ '#translations/es_ES.ts')).es_ES,
  ru_RU: async () => (await import(/* webpackChunkName: "ru_RU" */ '#translations/ru_RU.ts')).ru_RU,
  ar_SA: async () => (await import(/* webpackChunkName: "ar_SA" */ '#translations/ar_SA.ts')).ar_SA,
  pl_PL: async () => (await import(/* webpackChunkName: "pl_PL" */ '#translations/pl_PL.ts')).pl_PL,
  de_DE: async () => (await import(/* webpackChunkName: "de_DE" */ '#translations/de_DE.ts')).de_DE,
  tr_TR: async () => (await import(/* webpackChunkName: "tr_TR" */ '#translations/tr_TR.ts')).tr_TR,
  fr_FR: async () => (await import(/* webpackChunkName: "fr_FR" */ '#translations/fr_FR.ts')).fr_FR,
  pt_BR: async () => (await import(/* webpackChunkName: "pt_BR" */ '#translations/pt_BR.ts')).pt_BR,
  ko_KR: async () => (await import(/* webpackChunkName: "ko_KR" */ '#translations/ko_KR.ts')).ko_KR,
  ja_JP: async () => (await import(/* webpackChunkName: "ja_JP" */ '#translations/ja_JP.ts')).ja_JP,
};

const phrasesByLocale = new Map<Locale, Phrases>([['zh_CN', zh_CN]]);

/** Adds the phrases of a locale. */
export function addPhrases(locale: Locale, phrases: Phrases): void {
  phrasesByLocale.set(locale, phrases);
}

/**
 * Loads a locale's phrases unless they are loaded. Rejects when the file fails to load; the next
 * call tries again.
 */
export async function loadPhrases(locale: Locale): Promise<void> {
  if (locale === 'zh_CN' || phrasesByLocale.has(locale)) return;
  addPhrases(locale, await loaders[locale]());
}

/** The phrases of a loaded locale; Chinese otherwise. */
export function phrasesOf(locale: Locale): Phrases {
  return phrasesByLocale.get(locale) ?? zh_CN;
}

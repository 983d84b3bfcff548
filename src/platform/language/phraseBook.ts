import type { Phrases } from '../../../translations/phrases';
import { zh_CN } from '../../../translations/zh_CN';
import { defaultLocale } from './locales';
import type { Locale } from './locales';

/** Chinese is in the first bundle; every other locale is a file of its own, fetched when wanted. */
const loaders: { [Id in Exclude<Locale, 'zh_CN'>]: () => Promise<Phrases> } = {
  en_US: async () => (await import('../../../translations/en_US')).en_US,
  es_ES: async () => (await import('../../../translations/es_ES')).es_ES,
  ru_RU: async () => (await import('../../../translations/ru_RU')).ru_RU,
  ar_SA: async () => (await import('../../../translations/ar_SA')).ar_SA,
  pl_PL: async () => (await import('../../../translations/pl_PL')).pl_PL,
  de_DE: async () => (await import('../../../translations/de_DE')).de_DE,
  tr_TR: async () => (await import('../../../translations/tr_TR')).tr_TR,
  fr_FR: async () => (await import('../../../translations/fr_FR')).fr_FR,
  pt_BR: async () => (await import('../../../translations/pt_BR')).pt_BR,
  ko_KR: async () => (await import('../../../translations/ko_KR')).ko_KR,
  ja_JP: async () => (await import('../../../translations/ja_JP')).ja_JP,
};

const loaded = new Map<Locale, Phrases>([['zh_CN', zh_CN]]);

/**
 * Fetches a locale's phrases; already fetched ones cost nothing. Rejects when the file cannot be had, and
 * then tries afresh at the next call.
 */
export async function loadPhrases(locale: Locale): Promise<void> {
  if (locale === 'zh_CN' || loaded.has(locale)) return;
  loaded.set(locale, await loaders[locale]());
}

/** The phrases of a locale that has been loaded; Chinese otherwise (specification 1: the default). */
export function phrasesOf(locale: Locale): Phrases {
  return loaded.get(locale) ?? loaded.get(defaultLocale) ?? zh_CN;
}

/** Puts other phrases in a locale's place, for stories in languages that nobody speaks. */
export function putPhrases(locale: Locale, phrases: Phrases): void {
  loaded.set(locale, phrases);
}

import type { Phrases } from '#translations/phrases.ts';
import { defaultLocale } from './locales';
import type { Locale } from './locales';

/** Chinese comes with `defaultPhrases`; every other locale is a separate file, loaded on demand. */
const loaders: { [Id in Exclude<Locale, 'zh_CN'>]: () => Promise<Phrases> } = {
  en_US: async () => (await import('#translations/en_US.ts')).en_US,
  es_ES: async () => (await import('#translations/es_ES.ts')).es_ES,
  ru_RU: async () => (await import('#translations/ru_RU.ts')).ru_RU,
  ar_SA: async () => (await import('#translations/ar_SA.ts')).ar_SA,
  pl_PL: async () => (await import('#translations/pl_PL.ts')).pl_PL,
  de_DE: async () => (await import('#translations/de_DE.ts')).de_DE,
  tr_TR: async () => (await import('#translations/tr_TR.ts')).tr_TR,
  fr_FR: async () => (await import('#translations/fr_FR.ts')).fr_FR,
  pt_BR: async () => (await import('#translations/pt_BR.ts')).pt_BR,
  ko_KR: async () => (await import('#translations/ko_KR.ts')).ko_KR,
  ja_JP: async () => (await import('#translations/ja_JP.ts')).ja_JP,
};

/** The loaded phrases of each locale: all, or those of the first screen. */
const phrasesByLocale = new Map<Locale, Phrases>();
const complete = new Set<Locale>();
const NOTHING = {} as Phrases;

/** Adds all phrases of a locale. */
export function keepPhrases(locale: Locale, phrases: Phrases): void {
  phrasesByLocale.set(locale, phrases);
  complete.add(locale);
}

/** Adds the few phrases of the first screen, until all are loaded. */
export function keepFirstPhrases(locale: Locale, phrases: Partial<Phrases>): void {
  if (!complete.has(locale)) phrasesByLocale.set(locale, phrases as Phrases);
}

/** Falls back to Chinese for a locale whose phrases failed to load. */
export function forgetPhrases(locale: Locale): void {
  phrasesByLocale.delete(locale);
}

/** For the build: limits a locale to these phrases. @returns the undo function */
export function restrictPhrases(locale: Locale, phrases: Partial<Phrases>): () => void {
  const before = phrasesByLocale.get(locale) ?? NOTHING;
  phrasesByLocale.set(locale, phrases as Phrases);
  return () => void phrasesByLocale.set(locale, before);
}

/**
 * Loads a locale's phrases unless they are loaded. Rejects when the file fails to load; the next
 * call tries again.
 */
export async function loadPhrases(locale: Locale): Promise<void> {
  if (locale === 'zh_CN' || complete.has(locale)) return;
  keepPhrases(locale, await loaders[locale]());
}

/** The phrases of a loaded locale; Chinese otherwise (specification 1: the default). */
export function phrasesOf(locale: Locale): Phrases {
  return phrasesByLocale.get(locale) ?? phrasesByLocale.get(defaultLocale) ?? NOTHING;
}

import { namedLocale } from '#lib/text/localeSpelling.ts';
import { locales } from '#mock/state/locales.ts';
import type { Locale } from '#mock/state/tables.ts';
import { ar_SA } from './ar_SA';
import { de_DE } from './de_DE';
import { en_US } from './en_US';
import { es_ES } from './es_ES';
import { fr_FR } from './fr_FR';
import { ja_JP } from './ja_JP';
import { ko_KR } from './ko_KR';
import { pl_PL } from './pl_PL';
import { pt_BR } from './pt_BR';
import { ru_RU } from './ru_RU';
import type { Messages } from './messageTypes';
import { tr_TR } from './tr_TR';
import { zh_CN } from './zh_CN';

const byLocale: Record<Locale, Messages> = {
  zh_CN,
  en_US,
  es_ES,
  ru_RU,
  ar_SA,
  pl_PL,
  de_DE,
  tr_TR,
  fr_FR,
  pt_BR,
  ko_KR,
  ja_JP,
};

/** The language that a text names, in any spelling (P40). */
export function localeOf(text: unknown): Locale | undefined {
  return typeof text === 'string' ? namedLocale(text, locales) : undefined;
}

/** Whether a text is one of the product's languages. */
export function isLocale(text: unknown): text is Locale {
  return typeof text === 'string' && Object.hasOwn(byLocale, text);
}

/** The texts of one language. */
export function messagesIn(locale: Locale): Messages {
  return byLocale[locale];
}

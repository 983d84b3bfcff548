import type { Locale } from '#shared/i18n/localeIds.ts';
import { ar_SA } from '#translations/ar_SA.ts';
import { de_DE } from '#translations/de_DE.ts';
import { en_US } from '#translations/en_US.ts';
import { es_ES } from '#translations/es_ES.ts';
import { fr_FR } from '#translations/fr_FR.ts';
import { ja_JP } from '#translations/ja_JP.ts';
import { ko_KR } from '#translations/ko_KR.ts';
import type { Phrases } from '#translations/phrases.ts';
import { pl_PL } from '#translations/pl_PL.ts';
import { pt_BR } from '#translations/pt_BR.ts';
import { ru_RU } from '#translations/ru_RU.ts';
import { tr_TR } from '#translations/tr_TR.ts';
import { zh_CN } from '#translations/zh_CN.ts';

/** The phrases of every language; a missing one does not compile. */
export const everyPhrase: Readonly<Record<Locale, Phrases>> = {
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

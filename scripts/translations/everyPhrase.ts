import type { Locale } from '../../src/platform/language/localeIds';
import { ar_SA } from '../../translations/ar_SA';
import { de_DE } from '../../translations/de_DE';
import { en_US } from '../../translations/en_US';
import { es_ES } from '../../translations/es_ES';
import { fr_FR } from '../../translations/fr_FR';
import { ja_JP } from '../../translations/ja_JP';
import { ko_KR } from '../../translations/ko_KR';
import type { Phrases } from '../../translations/phrases';
import { pl_PL } from '../../translations/pl_PL';
import { pt_BR } from '../../translations/pt_BR';
import { ru_RU } from '../../translations/ru_RU';
import { tr_TR } from '../../translations/tr_TR';
import { zh_CN } from '../../translations/zh_CN';

/** The phrases of every language; one that is left out does not compile. */
export const everyPhrase: Readonly<Record<Locale, Phrases>> = {
  zh_CN, en_US, es_ES, ru_RU, ar_SA, pl_PL, de_DE, tr_TR, fr_FR, pt_BR, ko_KR, ja_JP,
};

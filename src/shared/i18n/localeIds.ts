import { namedLocale } from '#lib/text/localeSpelling.ts';
import type { ContractLocale } from '#shared/api/contract/contractTypes.ts';

/** The twelve languages, in the `zh_CN` form that requests carry. */
export type Locale = ContractLocale;

export const defaultLocale: Locale = 'zh_CN';

const OFFERED_LOCALES = [
  'zh_CN',
  'en_US',
  'es_ES',
  'ru_RU',
  'ar_SA',
  'pl_PL',
  'de_DE',
  'tr_TR',
  'fr_FR',
  'pt_BR',
  'ko_KR',
  'ja_JP',
] as const satisfies readonly Locale[];

/** Every language of the contract, in the chooser's order. A missing one is a compile error. */
export const localeIds: readonly Locale[]
  & Record<Exclude<Locale, (typeof OFFERED_LOCALES)[number]>, 'offered'> = OFFERED_LOCALES;

/** Parses a locale from external text; undefined for anything but the twelve (P40). */
export function localeOf(text: string | undefined): Locale | undefined {
  return namedLocale(text, localeIds);
}

import type { ContractLocale } from '../../api/contract/contractTypes';

/** The twelve languages (specification 1), in the `zh_CN` form that travels on the wire (D25). */
export type Locale = ContractLocale;

export const defaultLocale: Locale = 'zh_CN';

const OFFERED = [
  'zh_CN', 'en_US', 'es_ES', 'ru_RU', 'ar_SA', 'pl_PL', 'de_DE', 'tr_TR',
  'fr_FR', 'pt_BR', 'ko_KR', 'ja_JP',
] as const satisfies readonly Locale[];

/** Every language of the contract, in the order of the chooser; one that is left out does not compile. */
export const localeIds: readonly Locale[] & Record<Exclude<Locale, (typeof OFFERED)[number]>, 'offered'> = OFFERED;

/** Whether a text from outside names one of the twelve, exactly. */
export function isLocale(text: string | undefined): text is Locale {
  return localeIds.some((id) => id === text);
}

import { isBlank } from '#lib/text/characters.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { AcademyNames } from './academyEndpoints';

/** The name field that each locale uses: its own, the common one, or English. */
const FORM: Readonly<Record<Locale, 'Cn' | 'En' | 'Es' | 'Ru' | 'Ar' | 'Common'>> = {
  zh_CN: 'Cn',
  en_US: 'En',
  es_ES: 'Es',
  ru_RU: 'Ru',
  ar_SA: 'Ar',
  pl_PL: 'Common',
  de_DE: 'Common',
  tr_TR: 'Common',
  fr_FR: 'Common',
  pt_BR: 'Common',
  ko_KR: 'Common',
  ja_JP: 'Common',
};

const FIELDS = {
  Cn: { tenant: 'cnTenantName', service: 'fwCnAgreementName', privacy: 'ysCnAgreementName' },
  En: { tenant: 'enTenantName', service: 'fwEnAgreementName', privacy: 'ysEnAgreementName' },
  Es: { tenant: 'esTenantName', service: 'fwEsAgreementName', privacy: 'ysEsAgreementName' },
  Ru: { tenant: 'ruTenantName', service: 'fwRuAgreementName', privacy: 'ysRuAgreementName' },
  Ar: { tenant: 'arTenantName', service: 'fwArAgreementName', privacy: 'ysArAgreementName' },
  Common: {
    tenant: 'tenantNameCommon',
    service: 'fwAgreementNameCommon',
    privacy: 'ysAgreementNameCommon',
  },
} as const;

export interface LocalNames {
  /** As the service sent it; undefined when the academy has none. */
  tenantName: string | undefined;
  serviceName: string | undefined;
  privacyName: string | undefined;
}

/**
 * Fallbacks when the academy has no name in the locale's field. The platform's name comes after
 * them.
 */
const FALLBACKS = ['Common', 'En', 'Cn'] as const;

/**
 * The academy's names for a locale by the mapping of specification 1: the locale's field, else the
 * common, English or Chinese one. Invisible names count as missing.
 */
export function localNames(names: AcademyNames | undefined, locale: Locale): LocalNames {
  const nameOf = (kind: 'tenant' | 'service' | 'privacy') =>
    [FORM[locale], ...FALLBACKS]
      .map((form) => names?.[FIELDS[form][kind]])
      .find((name) => name !== undefined && !isBlank(name));
  return {
    tenantName: nameOf('tenant'),
    serviceName: nameOf('service'),
    privacyName: nameOf('privacy'),
  };
}

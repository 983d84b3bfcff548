import { isBlank } from '#lib/text/characters.ts';
import { displayText } from '#lib/text/displayText.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Translate } from '#shared/i18n/translator.ts';
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

/** What the page calls an academy and its agreements. */
export interface Academy {
  tenantName: string;
  serviceName: string;
  privacyName: string;
}

/** The fields of an academy that has no name in the locale's own, before the platform's name. */
const FALLBACKS = ['Common', 'En', 'Cn'] as const;

/** Names from the browser's storage, which may hold anything. */
export type UncheckedNames = { [Field in keyof AcademyNames]?: unknown };

/**
 * The academy's names for a locale by the mapping of specification 1: the locale's field, else the
 * common, English or Chinese one, else the platform's name. Invisible names count as missing.
 */
export function academyNames(
  names: UncheckedNames | undefined,
  locale: Locale,
  t: Translate,
): Academy {
  const nameOf = (kind: 'tenant' | 'service' | 'privacy', fallback: string) =>
    displayText(
      [FORM[locale], ...FALLBACKS]
        .map((form) => names?.[FIELDS[form][kind]])
        .find((name) => typeof name === 'string' && !isBlank(name)),
      fallback,
    );
  return {
    tenantName: nameOf('tenant', t('common.platformName')),
    serviceName: nameOf('service', t('agreement.serviceName')),
    privacyName: nameOf('privacy', t('agreement.privacyName')),
  };
}

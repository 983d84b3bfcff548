import type { Translate } from '#shared/i18n/translator.ts';
import { defaultAcademyOffer } from './academyOffer';
import type { AcademyOffer } from './academyOffer';

export interface Academy {
  /** Names in the user's language, or the platform's own when the academy has none. */
  tenantName: string;
  serviceName: string;
  privacyName: string;
  channels: AcademyOffer['channels'];
  ways: AcademyOffer['ways'];
  /** The academy's own app, as the service names it. */
  appName: string | undefined;
  /** Whether the configuration has arrived or has failed for good. */
  settled: boolean;
}

/** The academy before its answers arrive. Every default is the same as after failed calls. */
export function defaultAcademy(t: Translate): Academy {
  return {
    tenantName: t('common.platformName'),
    serviceName: t('agreement.serviceName'),
    privacyName: t('agreement.privacyName'),
    channels: defaultAcademyOffer.channels,
    ways: defaultAcademyOffer.ways,
    appName: undefined,
    settled: false,
  };
}

import { useState } from 'react';
import { DeviceIcon, EnterpriseIcon, KeyIcon, ProviderIcon } from '#design';
import { readInternal } from '../offer/academyMemory';
import type { ThirdPartyWay } from '../offer/signInOptions';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import { useDeployment } from '#shared/deployment/DeploymentContext.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';

export const WAY_ICONS = {
  enterprise: EnterpriseIcon,
  portal: KeyIcon,
  provider: ProviderIcon,
  vendor: DeviceIcon,
};

/** Whether the user was inside the internal network when the service last answered. */
export function useStoredInternal(): boolean {
  const environment = useEnvironment();
  const [storedInternal] = useState(() => readInternal(environment));
  return storedInternal;
}

/** Names and hints of the accounts. The vendor's name comes from the deployment. */
export function useWayTexts(
  internal: boolean,
): (way: ThirdPartyWay) => { name: string; hint: string } {
  const { t } = useLanguage();
  const product = useDeployment().vendor.name;
  const texts = {
    enterprise: { name: t('thirdParty.enterprise'), hint: t('thirdParty.enterpriseHint') },
    portal: {
      name: t(internal ? 'thirdParty.w3' : 'thirdParty.uniportal'),
      hint: t('thirdParty.portalHint'),
    },
    provider: { name: t('thirdParty.provider'), hint: t('thirdParty.providerHint') },
    vendor: {
      name: t('thirdParty.vendor', { product }),
      hint: t('thirdParty.vendorHint', { product }),
    },
  };
  return (way) => texts[way];
}

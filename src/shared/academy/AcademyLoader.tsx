import { useLayoutEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { displayText } from '#lib/text/displayText.ts';
import { useDeployment } from '#shared/deployment/DeploymentContext.tsx';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { useRefetchOnReconnect } from '#shared/page/useRefetchOnReconnect.ts';
import { useRemoteConfig } from './remoteConfigEndpoint';
import {
  useGetAcademyConfigQuery,
  useGetLoginScenarioQuery,
  useGetOverseasQuery,
} from './academyEndpoints';
import type { Academy } from './academy';
import { localNames } from './academyNames';
import { selectAcademyOffer } from './academyOffer';

/**
 * Loads everything that the academy decides, once, and passes it to the provider. Defaults apply
 * until it arrives and when a call fails, so that no failed configuration prevents signing in.
 * Calls that failed because of the network are repeated when it returns.
 */
export function AcademyLoader({ onChange }: { onChange(academy: Academy): void }) {
  const { locale, t } = useLanguage();
  const address = useEnvironment().address();
  const deployment = useDeployment();
  const config = useRefetchOnReconnect(useGetAcademyConfigQuery(locale));
  const scenario = useRefetchOnReconnect(useGetLoginScenarioQuery());
  useRefetchOnReconnect(useRemoteConfig());
  useRefetchOnReconnect(useGetOverseasQuery());
  const { channels, ways } = useSelector((state: Parameters<typeof selectAcademyOffer>[0]) =>
    selectAcademyOffer(state, { locale, address, deployment }),
  );
  const appName = scenario.error === undefined ? scenario.data?.vipSchoolAppName : undefined;
  const settled = !config.isLoading || config.error !== undefined;
  const academy = useMemo<Academy>(() => {
    const names = localNames(config.data?.pcs[0], locale);
    return {
      tenantName: displayText(names.tenantName, t('common.platformName')),
      serviceName: displayText(names.serviceName, t('agreement.serviceName')),
      privacyName: displayText(names.privacyName, t('agreement.privacyName')),
      channels,
      ways,
      appName,
      settled,
    };
  }, [config.data, settled, locale, channels, ways, appName, t]);
  // Before paint, so that the defaults of a known academy never show.
  useLayoutEffect(() => onChange(academy), [academy, onChange]);
  return null;
}

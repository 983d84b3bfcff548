import { useLayoutEffect, useMemo } from 'react';
import { displayText } from '#lib/text/displayText.ts';
import { useDeployment } from '#shared/deployment/DeploymentContext.tsx';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { useRefetchOnReconnect } from '#shared/page/useRefetchOnReconnect.ts';
import { useRemoteConfig } from '#shared/remote-config/remoteConfigEndpoint.ts';
import {
  useGetAcademyConfigQuery,
  useGetLoginScenarioQuery,
  useGetOverseasQuery,
} from './academyEndpoints';
import type { Academy } from './academy';
import { localNames } from './academyNames';
import { codeChannels } from './codeChannels';
import { hostFlags } from './hostFlags';
import { readLoginMethods } from './loginMethods';
import { readOAuth2Config } from './oauth2Config';
import { signInWays } from './signInWays';

function useHostFacts(host: string) {
  const deployment = useDeployment();
  const remote = useRefetchOnReconnect(useRemoteConfig());
  const overseas = useRefetchOnReconnect(useGetOverseasQuery()).data === true;
  // Also during a refetch: the deployment's values stay until it completes.
  const failed = remote.error !== undefined;
  return useMemo(() => {
    const facts = hostFlags(host, { data: remote.data, failed }, deployment);
    return { ...facts, shielded: facts.shielded || overseas };
  }, [host, remote.data, failed, overseas, deployment]);
}

/**
 * Loads everything that the academy decides, once, and passes it to the provider. Defaults apply
 * until it arrives and when a call fails, so that no failed configuration prevents signing in
 * (specification 4 and 8). Calls that failed because of the network are repeated when it returns.
 */
export function AcademyLoader({ onChange }: { onChange(academy: Academy): void }) {
  const { locale, t } = useLanguage();
  const { host, origin } = useEnvironment().address();
  const config = useRefetchOnReconnect(useGetAcademyConfigQuery(locale));
  const scenario = useRefetchOnReconnect(useGetLoginScenarioQuery());
  const loginScenario = scenario.error === undefined ? scenario.data : undefined;
  const { returnOrigins } = useDeployment();
  const facts = useHostFacts(host);
  const settled = !config.isLoading || config.error !== undefined;
  const academy = useMemo<Academy>(() => {
    const names = localNames(config.data?.pcs[0], locale);
    // Names from an earlier answer are still valid; the offer is not once it cannot be loaded
    // (P44).
    const offered = config.error === undefined ? config.data : undefined;
    const urlOf = (type: 'FW' | 'YS') =>
      config.data?.agreements.find(
        ({ primaryType, secondType }) => primaryType === 'YH' && secondType === type,
      )?.url;
    return {
      tenantName: displayText(names.tenantName, t('common.platformName')),
      serviceName: displayText(names.serviceName, t('agreement.serviceName')),
      privacyName: displayText(names.privacyName, t('agreement.privacyName')),
      channels: codeChannels(loginScenario?.loginScenarioType, facts.shielded),
      ways: signInWays({
        ...facts,
        methods: readLoginMethods(offered?.pcs[0]?.loginMethod),
        oauth2: readOAuth2Config(offered, { self: origin, allowed: returnOrigins }) !== undefined,
      }),
      appName: loginScenario?.vipSchoolAppName,
      settled,
      agreementUrls: { service: urlOf('FW'), privacy: urlOf('YS') },
    };
  }, [config.data, config.error, settled, facts, locale, origin, returnOrigins, loginScenario, t]);
  // Before paint, so that the defaults of a known academy never show.
  useLayoutEffect(() => onChange(academy), [academy, onChange]);
  return null;
}

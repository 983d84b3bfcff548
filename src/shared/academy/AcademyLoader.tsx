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
import { localNames } from './academyNames';
import type { Academy } from './AcademyProvider';
import { codeChannels } from './codeChannels';
import { hostFlags } from './hostFlags';
import { readLoginMethods } from './loginMethods';
import { readOAuth2Config } from './oauth2Config';
import { signInWays } from './signInWays';

function useHostFacts(host: string) {
  const deployment = useDeployment();
  const remote = useRefetchOnReconnect(useRemoteConfig());
  const overseas = useRefetchOnReconnect(useGetOverseasQuery()).data === true;
  // Also while it is asked again: what the deployment says instead stays until then.
  const failed = remote.error !== undefined;
  return useMemo(() => {
    const facts = hostFlags(host, { data: remote.data, failed }, deployment);
    return { ...facts, shielded: facts.shielded || overseas };
  }, [host, remote.data, failed, overseas, deployment]);
}

/**
 * Asks once for everything that the academy decides, and tells the provider around it: defaults until it is known, and
 * where a call fails, so that no failing configuration keeps a visitor from the sign-in page (specification 4 and 8).
 * What the network kept from coming is asked for again when that is back.
 */
export function AcademyLoader({ onChange }: { onChange(academy: Academy): void }) {
  const { locale, t } = useLanguage();
  const { host, origin } = useEnvironment().address();
  const config = useRefetchOnReconnect(useGetAcademyConfigQuery(locale));
  const scenario = useRefetchOnReconnect(useGetLoginScenarioQuery());
  const known = scenario.error === undefined ? scenario.data : undefined;
  const { returnOrigins } = useDeployment();
  const facts = useHostFacts(host);
  const settled = !config.isLoading || config.error !== undefined;
  const academy = useMemo<Academy>(() => {
    const names = localNames(config.data?.pcs[0], locale);
    // Names of an earlier answer are still the academy's; what it offers is not, once it cannot be had (P44).
    const offered = config.error === undefined ? config.data : undefined;
    const urlOf = (type: 'FW' | 'YS') =>
      config.data?.agreements.find(
        ({ primaryType, secondType }) => primaryType === 'YH' && secondType === type,
      )?.url;
    return {
      tenantName: displayText(names.tenantName, t('common.platformName')),
      serviceName: displayText(names.serviceName, t('agreement.serviceName')),
      privacyName: displayText(names.privacyName, t('agreement.privacyName')),
      channels: codeChannels(known?.loginScenarioType, facts.shielded),
      ways: signInWays({
        ...facts,
        methods: readLoginMethods(offered?.pcs[0]?.loginMethod),
        oauth2: readOAuth2Config(offered, { self: origin, allowed: returnOrigins }) !== undefined,
      }),
      appName: known?.vipSchoolAppName,
      settled,
      agreementUrls: { service: urlOf('FW'), privacy: urlOf('YS') },
    };
  }, [config.data, config.error, settled, facts, locale, origin, returnOrigins, known, t]);
  // Before the screen is drawn: nobody sees the defaults of an academy that is known.
  useLayoutEffect(() => onChange(academy), [academy, onChange]);
  return null;
}

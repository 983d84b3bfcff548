import { useLayoutEffect, useMemo } from 'react';
import { displayText } from '../../lib/displayText';
import { useDeployment } from '../deployment/DeploymentContext';
import { useEnvironment } from '../environment/EnvironmentContext';
import { useLanguage } from '../language/LanguageProvider';
import { useRemoteConfig } from '../remote-config/remoteConfigEndpoint';
import { useGetAcademyConfigQuery, useGetLoginScenarioQuery, useGetOverseasQuery } from './academyEndpoints';
import { localNames } from './academyNames';
import type { Academy } from './AcademyProvider';
import { codeChannels } from './codeChannels';
import { hostFacts } from './hostFacts';
import { readLoginMethods } from './loginMethods';
import { readOAuth2Config } from './oauth2Config';
import { signInWays } from './signInWays';

function useHostFacts(host: string) {
  const deployment = useDeployment();
  const remote = useRemoteConfig();
  const overseas = useGetOverseasQuery().data === true;
  return useMemo(() => {
    const facts = hostFacts(host, { data: remote.data, failed: remote.isError }, deployment);
    return { ...facts, shielded: facts.shielded || overseas };
  }, [host, remote.data, remote.isError, overseas, deployment]);
}

/**
 * Asks once for everything that the academy decides, and tells the provider around it: defaults until it is known, and
 * for good where a call fails, so that no failing configuration keeps a visitor from the sign-in page (specification 4
 * and 8).
 */
export function AcademyAnswers({ onChange }: { onChange(academy: Academy): void }) {
  const { locale, t } = useLanguage();
  const { host, origin } = useEnvironment().address();
  const config = useGetAcademyConfigQuery(locale);
  const scenario = useGetLoginScenarioQuery();
  const { returnOrigins } = useDeployment();
  const facts = useHostFacts(host);
  const academy = useMemo<Academy>(() => {
    const names = localNames(config.data?.pcs[0], locale);
    const urlOf = (type: 'FW' | 'YS') =>
      config.data?.agreements.find(({ primaryType, secondType }) => primaryType === 'YH' && secondType === type)?.url;
    return {
      tenantName: displayText(names.tenantName, t('common.platformName')),
      serviceName: displayText(names.serviceName, t('agreement.serviceName')),
      privacyName: displayText(names.privacyName, t('agreement.privacyName')),
      channels: codeChannels(scenario.data?.loginScenarioType, facts.shielded),
      ways: signInWays({
        ...facts,
        methods: readLoginMethods(config.data?.pcs[0]?.loginMethod),
        oauth2: readOAuth2Config(config.data, { self: origin, allowed: returnOrigins }) !== undefined,
      }),
      appName: scenario.data?.vipSchoolAppName,
      settled: !config.isLoading,
      agreementUrls: { service: urlOf('FW'), privacy: urlOf('YS') },
    };
  }, [config.data, config.isLoading, facts, locale, origin, returnOrigins, scenario.data, t]);
  // Before the screen is drawn: nobody sees the defaults of an academy that is known.
  useLayoutEffect(() => onChange(academy), [academy, onChange]);
  return null;
}

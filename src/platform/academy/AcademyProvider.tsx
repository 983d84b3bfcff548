import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { displayText } from '../../lib/displayText';
import { useDeployment } from '../deployment/DeploymentContext';
import { useLanguage } from '../language/LanguageProvider';
import { useRemoteConfig } from '../remote-config/remoteConfigEndpoint';
import { useGetAcademyConfigQuery, useGetLoginScenarioQuery, useGetOverseasQuery } from './academyEndpoints';
import { localNames } from './academyNames';
import { codeChannels } from './codeChannels';
import type { CodeChannels } from './codeChannels';
import { readLoginMethods } from './loginMethods';
import { readOAuth2Config } from './oauth2Config';
import { hostFacts, signInWays } from './signInWays';
import type { SignInWays } from './signInWays';

export interface Academy {
  /** Names ready to show, in the visitor's language; the platform's own words where the academy has none. */
  tenantName: string;
  serviceName: string;
  privacyName: string;
  channels: CodeChannels;
  ways: SignInWays;
  /** The academy's own app, as the service names it. */
  appName: string | undefined;
  /** Whether the configuration has arrived or definitely will not. */
  settled: boolean;
  /** Addresses of the agreement texts, as the service sent them. */
  agreementUrls: { service: string | undefined; privacy: string | undefined };
}

const AcademyContext = createContext<Academy | null>(null);

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
 * Asks once for everything that the academy decides, and shows defaults until it is known: a failing
 * configuration call never keeps a visitor from the sign-in page (specification 4 and 8).
 */
export function AcademyProvider({ host, origin, children }: { host: string; origin: string; children: ReactNode }) {
  const { locale, t } = useLanguage();
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
  return <AcademyContext value={academy}>{children}</AcademyContext>;
}

/** The academy whose page this is. */
export function useAcademy(): Academy {
  const academy = use(AcademyContext);
  if (academy === null) throw new Error('useAcademy needs an AcademyProvider above it');
  return academy;
}

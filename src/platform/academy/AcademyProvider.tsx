import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { displayText } from '../../lib/displayText';
import { useDeployment } from '../deployment/DeploymentContext';
import { useLanguage } from '../language/LanguageProvider';
import { listsHost, useRemoteConfig } from '../remote-config/remoteConfigEndpoint';
import { useGetAcademyConfigQuery, useGetLoginScenarioQuery, useGetOverseasQuery } from './academyEndpoints';
import { localNames } from './academyNames';
import { codeChannels } from './codeChannels';
import type { CodeChannels } from './codeChannels';

export interface Academy {
  /** Names ready to show, in the visitor's language; the platform's own words where the academy has none. */
  tenantName: string;
  serviceName: string;
  privacyName: string;
  channels: CodeChannels;
  /** Whether the configuration has arrived or definitely will not. */
  settled: boolean;
  /** Addresses of the agreement texts, as the service sent them. */
  agreementUrls: { service: string | undefined; privacy: string | undefined };
}

const AcademyContext = createContext<Academy | null>(null);

function useShielded(host: string): boolean {
  const { shieldedDomains } = useDeployment();
  const remote = useRemoteConfig();
  const overseas = useGetOverseasQuery();
  if (overseas.data === true) return true;
  if (remote.data) return listsHost(remote.data.disableScanLogin, host);
  return remote.isError && shieldedDomains.includes(host);
}

/**
 * Asks once for everything that the academy decides, and shows defaults until it is known: a failing
 * configuration call never keeps a visitor from the sign-in page (specification 4 and 8).
 */
export function AcademyProvider({ host, children }: { host: string; children: ReactNode }) {
  const { locale, t } = useLanguage();
  const config = useGetAcademyConfigQuery(locale);
  const scenario = useGetLoginScenarioQuery();
  const shielded = useShielded(host);
  const academy = useMemo<Academy>(() => {
    const names = localNames(config.data?.pcs[0], locale);
    const urlOf = (type: 'FW' | 'YS') =>
      config.data?.agreements.find(({ primaryType, secondType }) => primaryType === 'YH' && secondType === type)?.url;
    return {
      tenantName: displayText(names.tenantName, t('common.platformName')),
      serviceName: displayText(names.serviceName, t('agreement.serviceName')),
      privacyName: displayText(names.privacyName, t('agreement.privacyName')),
      channels: codeChannels(scenario.data?.loginScenarioType, shielded),
      settled: !config.isLoading,
      agreementUrls: { service: urlOf('FW'), privacy: urlOf('YS') },
    };
  }, [config.data, config.isLoading, locale, scenario.data, shielded, t]);
  return <AcademyContext value={academy}>{children}</AcademyContext>;
}

/** The academy whose page this is. */
export function useAcademy(): Academy {
  const academy = use(AcademyContext);
  if (academy === null) throw new Error('useAcademy needs an AcademyProvider above it');
  return academy;
}

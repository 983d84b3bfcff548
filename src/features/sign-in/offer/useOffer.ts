import { useSelector } from 'react-redux';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import { useDeployment } from '#shared/deployment/DeploymentContext.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { useRefetchOnReconnect } from '#shared/page/useRefetchOnReconnect.ts';
import { useGetLoginScenarioQuery, useGetOverseasQuery } from '#shared/academy/academyEndpoints.ts';
import { selectAcademyOffer } from './academyOffer';
import type { AcademyOffer, OfferState } from './academyOffer';
import { useRemoteConfig } from './remoteConfigEndpoint';

/**
 * Requests what decides the offer besides the configuration. Calls that failed because of the
 * network are repeated when it returns.
 */
export function OfferLoader() {
  useRefetchOnReconnect(useGetLoginScenarioQuery());
  useRefetchOnReconnect(useRemoteConfig());
  useRefetchOnReconnect(useGetOverseasQuery());
  return null;
}

/** What the academy offers on this host. */
export function useOffer(): AcademyOffer {
  const { locale } = useLanguage();
  const address = useEnvironment().address();
  const deployment = useDeployment();
  return useSelector((state: OfferState) =>
    selectAcademyOffer(state, { locale, address, deployment }),
  );
}

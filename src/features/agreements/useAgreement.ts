import { skipToken } from '@reduxjs/toolkit/query/react';
import { isApiError } from '#shared/api/client/apiError.ts';
import type { ApiError } from '#shared/api/client/apiError.ts';
import { useGetAcademyConfigQuery } from '#shared/academy/academyEndpoints.ts';
import { useDeployment } from '#shared/deployment/DeploymentContext.tsx';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { useRefetchOnReconnect } from '#shared/page/useRefetchOnReconnect.ts';
import { agreementAddress, agreementUrl } from '#lib/url/agreementAddress.ts';
import { useGetAgreementTextQuery } from './agreementEndpoint';

export type AgreementKind = 'service' | 'privacy';

const SECOND_TYPE = { service: 'FW', privacy: 'YS' } as const;

export type AgreementState =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'tooLarge'; address: string }
  | { status: 'failed'; error: ApiError; isRetrying: boolean; retry(): void }
  | { status: 'loaded'; html: string; address: string };

interface AgreementQuery {
  error?: unknown;
  isFetching: boolean;
  refetch(): unknown;
}

function failed({ error, isFetching, refetch }: AgreementQuery): AgreementState {
  return {
    status: 'failed',
    error: isApiError(error) ? error : { kind: 'aborted' },
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}

/**
 * Loads the agreement's address from the academy's configuration and then its text, both in the
 * user's language. Everything shown belongs to the current language: an early or late answer in
 * another one is ignored.
 */
export function useAgreement(kind: AgreementKind): AgreementState {
  const { locale } = useLanguage();
  const environment = useEnvironment();
  const { agreementHosts } = useDeployment();
  const config = useGetAcademyConfigQuery(locale);
  const url = agreementUrl(config.currentData?.agreements, SECOND_TYPE[kind]);
  const address = agreementAddress(url, environment.address().origin, agreementHosts);
  const text = useRefetchOnReconnect(useGetAgreementTextQuery(address ?? skipToken));
  if (config.error !== undefined && config.currentData === undefined) return failed(config);
  if (config.currentData === undefined) return { status: 'loading' };
  if (address === undefined) return { status: 'missing' };
  if (text.error !== undefined) {
    const error = isApiError(text.error) ? text.error : undefined;
    if (error?.kind === 'refused' && [404, 410].includes(error.status))
      return { status: 'missing' };
    return error?.kind === 'tooLarge' ? { status: 'tooLarge', address } : failed(text);
  }
  if (text.currentData === undefined) return { status: 'loading' };
  return { status: 'loaded', html: text.currentData, address };
}

import { useState } from 'react';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import { useRefetchOnReconnect } from '#shared/page/useRefetchOnReconnect.ts';
import { useGetClientIpQuery } from '#shared/academy/academyEndpoints.ts';
import { readInternal } from '#shared/academy/academyMemory.ts';

/**
 * Whether the user is inside the internal network: the stored value until the service answers or
 * fails (P44).
 */
export function useInternal(): boolean {
  const environment = useEnvironment();
  const [stored] = useState(() => readInternal(environment));
  const { data, error } = useRefetchOnReconnect(useGetClientIpQuery());
  return error === undefined ? (data ?? stored) : false;
}

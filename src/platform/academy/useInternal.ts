import { useState } from 'react';
import { useEnvironment } from '../environment/EnvironmentContext';
import { useAskedAgain } from '../page/useAskedAgain';
import { useGetClientIpQuery } from './academyEndpoints';
import { readInternal } from './academyMemory';

/** Whether the visitor is inside the internal network; what is known from last time until the service answers or fails (P44). */
export function useInternal(): boolean {
  const environment = useEnvironment();
  const [known] = useState(() => readInternal(environment));
  const { data, error } = useAskedAgain(useGetClientIpQuery());
  return error === undefined ? (data ?? known) : false;
}

import { createContext, use } from 'react';
import type { Environment } from './environment';

export const EnvironmentContext = createContext<Environment | null>(null);

/** The environment, for components; to be used in event handlers and effects, not while rendering. */
export function useEnvironment(): Environment {
  const environment = use(EnvironmentContext);
  if (environment === null) throw new Error('useEnvironment needs an EnvironmentContext above it');
  return environment;
}

import { createContext, use } from 'react';
import type { Environment } from './environment';

export const EnvironmentContext = createContext<Environment | null>(null);

/** The environment for components. Use it in event handlers and effects, not during render. */
export function useEnvironment(): Environment {
  const environment = use(EnvironmentContext);
  if (environment === null) throw new Error('useEnvironment needs an EnvironmentContext above it');
  return environment;
}

import { createContext, use } from 'react';
import { defaultDeployment } from './deployment';

export const DeploymentContext = createContext(defaultDeployment);

export function useDeployment() {
  return use(DeploymentContext);
}

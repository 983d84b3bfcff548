import { createContext, use } from 'react';
import { defaultDeployment } from './defaultDeployment';

export const DeploymentContext = createContext(defaultDeployment);

export function useDeployment() {
  return use(DeploymentContext);
}

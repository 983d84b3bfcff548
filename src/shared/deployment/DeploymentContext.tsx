import { createContext, use } from 'react';
import { defaultDeployment } from './defaultDeployment';

export const DeploymentContext = createContext(defaultDeployment);

/** The deployment configuration of the page. */
export function useDeployment() {
  return use(DeploymentContext);
}

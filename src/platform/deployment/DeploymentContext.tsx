import { createContext, use } from 'react';
import { parseJson } from '../../lib/jsonText';
import { defaultDeployment, readDeployment } from './deployment';
import type { DeploymentReading } from './deployment';

export const DeploymentContext = createContext(defaultDeployment);

/** The deployment configuration of the page. */
export function useDeployment() {
  return use(DeploymentContext);
}

/** Reads `<script type="application/json" id="deployment">` of the served page; none means the defaults (D3). */
export function deploymentOfPage(page: Document): DeploymentReading {
  const element = page.getElementById('deployment');
  if (element === null) return { deployment: defaultDeployment, problems: [] };
  return readDeployment(parseJson(element.textContent));
}

import { parseJson } from '../../lib/jsonText';
import { defaultDeployment, readDeployment } from './deployment';
import type { DeploymentReading } from './deployment';

/** Reads `<script type="application/json" id="deployment">` of the served page; none means the defaults (D3). */
export function deploymentOfPage(page: Document): DeploymentReading {
  const element = page.getElementById('deployment');
  if (element === null) return { deployment: defaultDeployment, problems: [] };
  return readDeployment(parseJson(element.textContent));
}

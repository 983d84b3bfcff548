import { parseJson } from '#lib/object/jsonText.ts';
import { pageData } from '#lib/object/pageData.ts';
import { defaultDeployment, readDeployment } from './deployment';
import type { DeploymentReading } from './deployment';

/**
 * Reads `<script type="application/json" id="deployment">` of the served page; without it the
 * defaults apply (D3).
 */
export function deploymentOfPage(page: Document): DeploymentReading {
  const text = pageData(page, 'deployment');
  if (text === undefined) return { deployment: defaultDeployment, problems: [] };
  return readDeployment(parseJson(text));
}

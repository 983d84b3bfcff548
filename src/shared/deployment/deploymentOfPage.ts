import { parseJson } from '#lib/object/jsonText.ts';
import { defaultDeployment, readDeployment } from './deployment';
import type { DeploymentReading } from './deployment';

/**
 * Reads `<script type="application/json" id="deployment">` of the served page; without it the
 * defaults apply. Other elements with that id are ignored (P12).
 */
export function deploymentOfPage(page: Document): DeploymentReading {
  const element = page.querySelector('script[type="application/json"]#deployment');
  return element === null
    ? { deployment: defaultDeployment, problems: [] }
    : readDeployment(parseJson(element.textContent ?? ''));
}

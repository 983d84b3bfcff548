import { parseJson } from '#lib/object/jsonText.ts';
import { defaultDeployment, readDeployment } from './deployment';
import type { DeploymentReading } from './deployment';

/**
 * The text of `<script type="application/json" id="…">` in a page. Other elements with that id are
 * ignored: they may be user content.
 * @returns undefined when there is none
 */
function pageData(page: Document, id: string): string | undefined {
  return page.querySelector(`script[type="application/json"]#${id}`)?.textContent;
}

/**
 * Reads `<script type="application/json" id="deployment">` of the served page; without it the
 * defaults apply.
 */
export function deploymentOfPage(page: Document): DeploymentReading {
  const text = pageData(page, 'deployment');
  if (text === undefined) return { deployment: defaultDeployment, problems: [] };
  return readDeployment(parseJson(text));
}

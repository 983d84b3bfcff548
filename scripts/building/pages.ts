import { configuredPage } from '../serving/builtPages';
import type { DeploymentFile } from '../serving/deploymentFile';
import { blockedAttributes } from '../serving/inlineHashes';
import { filesIn, readIn, writeIn } from './buildFolder';

/**
 * Puts the deployment configuration into each page. Doing it again changes nothing.
 * @returns what the policy would block in them, one text for each
 */
export function finishPages(folder: string, deployment: DeploymentFile): string[] {
  return filesIn(folder).filter((path) => path.endsWith('.html')).flatMap((path) => {
    const page = configuredPage(readIn(folder, path), deployment);
    writeIn(folder, path, page);
    return blockedAttributes(page).map((tag) => `${path}: the policy blocks ${tag}`);
  });
}

import { configuredPage } from '#scripts/serve/builtPages.ts';
import type { DeploymentFile } from '#scripts/serve/deploymentFile.ts';
import { blockedAttributes } from '#scripts/serve/inlineHashes.ts';
import { filesIn, readIn, writeIn } from './buildFolder';

/**
 * Inserts the deployment configuration into each page. Repeating it changes nothing.
 * @returns what the policy would block in the pages, one text each
 */
export function finishPages(folder: string, deployment: DeploymentFile): string[] {
  return filesIn(folder)
    .filter((path) => path.endsWith('.html'))
    .flatMap((path) => {
      const page = configuredPage(readIn(folder, path), deployment);
      writeIn(folder, path, page);
      return blockedAttributes(page).map((tag) => `${path}: the policy blocks ${tag}`);
    });
}

import { withBrand } from './brandStyle';
import type { DeploymentFile } from './deploymentFile';
import { withDeployment } from './deploymentFile';
import { allInlineHashes } from './inlineHashes';
import { securityHeaders } from './securityHeaders';

/** Whether a file name is that of a page. */
export function isPage(path: string): boolean {
  return path.endsWith('.html');
}

/**
 * The security headers of a build: one set for all its pages.
 * @param pages their texts
 */
export function headersOf(
  pages: readonly string[],
  { security }: DeploymentFile,
): Readonly<Record<string, string>> {
  return securityHeaders({ ...security, inline: allInlineHashes(pages) });
}

/**
 * Inserts the deployment configuration and its brand into a page and replaces earlier ones. A page
 * without a place for them is not changed.
 */
export function configuredPage(page: string, deployment: DeploymentFile): string {
  return page.includes('id="deployment"') || page.includes('id=deployment')
    ? withBrand(withDeployment(page, deployment), deployment.brand)
    : page;
}

import { compressFiles } from '#scripts/build/compressFiles.ts';
import { writeHostFiles } from '#scripts/build/host/writeHostFiles.ts';
import type { NginxPlaces } from '#scripts/build/host/nginxConf.ts';
import { filesIn } from '#scripts/build/buildFolder.ts';
import { finishPages } from '#scripts/build/pages.ts';
import { isPage } from '#scripts/serve/builtPages.ts';
import type { CheckedDeployment } from '#scripts/serve/deploymentFile.ts';

/** A finished build: what is served, and beside it what a host needs. */
export interface SiteFolders {
  site: string;
  host: string;
}

/**
 * Puts a deployment configuration into a build: the pages, their compressed copies and the host
 * files. The build and the configure tool both end with this, so that they give the same bytes.
 * @returns what the policy would block, one text for each; the host files are then not written
 */
export async function configureSite(
  { site, host }: SiteFolders,
  { file, deployment }: CheckedDeployment,
  places: Partial<NginxPlaces> = {},
): Promise<string[]> {
  const problems = finishPages(site, file);
  if (problems.length > 0) return problems;
  await compressFiles(site, filesIn(site).filter(isPage));
  writeHostFiles({ site, host }, file, deployment.uploadLimitMegabytes, places);
  return [];
}

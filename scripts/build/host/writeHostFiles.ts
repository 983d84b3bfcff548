import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { headersOf, isPage } from '#scripts/serve/builtPages.ts';
import type { DeploymentFile } from '#scripts/serve/deploymentFile.ts';
import { filesIn, readIn, writeIn } from '../buildFolder';
import { NGINX_TEMPLATE, nginxConf } from './nginxConf';
import type { NginxPlaces } from './nginxConf';
import { headersFile, redirectsFile } from './staticHost';

/** Allowance for the other parts of a form besides the file. */
const FORM_MEGABYTES = 1;
/** A picture of an application. It is the largest upload if spreadsheets are limited to less. */
const PICTURE_MEGABYTES = 2;

/**
 * Writes the host's files of a configured build: `nginx.conf`; and `static-host`, which is copied
 * over the build for Cloudflare Pages.
 * @param folders `site`: the build; `host`: where the files go, with the template of `nginx.conf`
 * @param uploadLimit of spreadsheets, in MB
 */
export function writeHostFiles(
  { site, host }: { site: string; host: string },
  deployment: DeploymentFile,
  uploadLimit: number,
  places: Partial<NginxPlaces> = {},
): void {
  rmSync(join(host, 'static-host'), { recursive: true, force: true });
  const texts = filesIn(site)
    .filter(isPage)
    .map((path) => readIn(site, path));
  const headers = headersOf(texts, deployment);
  const largestBody = Math.max(uploadLimit, PICTURE_MEGABYTES) + FORM_MEGABYTES;
  const template = readIn(host, NGINX_TEMPLATE);
  writeIn(host, 'nginx.conf', nginxConf(template, { headers, largestBody, ...places }));
  writeIn(host, 'static-host/_headers', headersFile(headers));
  writeIn(host, 'static-host/_redirects', redirectsFile());
}

import { rmSync } from 'node:fs';
import { headersOf, isPage } from '#scripts/serve/builtPages.ts';
import type { DeploymentFile } from '#scripts/serve/deploymentFile.ts';
import { PAGE } from '#scripts/serve/hostRules.ts';
import { allInlineHashes } from '#scripts/serve/inlineHashes.ts';
import { BUILD, filesIn, HOST, readIn, writeIn } from '../buildFolder';
import { nginxConf } from './nginxConf';
import { headersFile, pageWithPolicy, redirectsFile } from './staticHost';

/** Allowance for the other parts of a form besides the file. */
const FORM_MEGABYTES = 1;
/**
 * A picture of an application (specification 5). It is the largest upload if spreadsheets are
 * limited to less.
 */
const PICTURE_MEGABYTES = 2;

/**
 * Writes the host's files into `dist-host`: `nginx.conf`; and `static-host`, which is copied over
 * the build for hosts that read `_headers` and `_redirects` or no configuration.
 * @param uploadLimit of spreadsheets, in MB
 */
export function writeHostFiles(deployment: DeploymentFile, uploadLimit: number): void {
  rmSync(HOST, { recursive: true, force: true });
  const pages = filesIn(BUILD).filter(isPage);
  const texts = pages.map((path) => readIn(BUILD, path));
  const headers = headersOf(texts, deployment);
  const largestBody = Math.max(uploadLimit, PICTURE_MEGABYTES) + FORM_MEGABYTES;
  writeIn(HOST, 'nginx.conf', nginxConf({ headers, largestBody, pages }));
  writeIn(HOST, 'static-host/_headers', headersFile(headers));
  writeIn(HOST, 'static-host/_redirects', redirectsFile(pages));
  writeIn(HOST, 'static-host/static/not-found.txt', 'Not found\n');
  const options = { ...deployment.security, inline: allInlineHashes(texts) };
  for (const path of pages) {
    const page = pageWithPolicy(readIn(BUILD, path), options);
    writeIn(HOST, `static-host${path}`, page);
    // Hosts without rewriting serve it for every other path.
    if (path === PAGE) writeIn(HOST, 'static-host/404.html', page);
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { notFoundPage } from '#app/first-paint/prerenderedPages.ts';
import { headersOf, isPage } from './builtPages';
import { readDeploymentFile } from './deploymentFile';
import {
  answerTo,
  ERROR_CACHE,
  LINE_KIBIBYTES,
  METHODS,
  REFUSAL_TYPE,
  refusals,
} from './hostRules';
import { judgeTarget } from './judgeTarget';
import { pageFile, requestedLocale, requestedPage } from './languagePages';
import { isSame, negotiate } from './negotiate';
import { normalPath } from './normalPath';
import { readBuild } from './readBuild';
import type { BuiltFile } from './readBuild';

/** What answers a path, and the status of a page. */
function findFile(
  files: ReadonlyMap<string, BuiltFile>,
  path: string,
  { url = '/', headers }: IncomingMessage,
): { name: string; file: BuiltFile | undefined; status: number } {
  const answer = answerTo(path);
  if (answer === 'nothing') return { name: path, file: undefined, status: 404 };
  const page = requestedPage(path, url);
  const name = answer === 'page' ? pageFile(page, requestedLocale(url, headers.cookie)) : path;
  return { name, file: files.get(name), status: page === notFoundPage ? 404 : 200 };
}

/**
 * Whether the first line of a request, including the end of the line, is longer than nginx reads.
 */
function isTooLong({ method = '', url = '' }: IncomingMessage): boolean {
  return Buffer.byteLength(`${method} ${url} HTTP/1.1\r\n`) > LINE_KIBIBYTES * 1024;
}

/**
 * Serves a build by the host rules (`hostRules.ts`), like nginx with the build's `nginx.conf`.
 * @param folder of the build
 */
export function serveBuiltFiles(
  folder: string,
): (request: IncomingMessage, response: ServerResponse) => void {
  const deployment = readDeploymentFile();
  const files = readBuild(folder, deployment);
  const pages = [...files]
    .filter(([path]) => isPage(path))
    .map(([, { plain }]) => plain.body.toString('utf8'));
  const headers = headersOf(pages, deployment);
  return (request, response) => {
    const end = (status: number, more: Record<string, string>, body: Buffer): void => {
      const length: Record<string, string> =
        status === 304 ? {} : { 'Content-Length': String(body.length) };
      response
        .writeHead(status, { ...headers, ...more, ...length })
        .end(request.method === 'HEAD' || status === 304 ? undefined : body);
    };
    const refuse = (status: keyof typeof refusals, more: Record<string, string> = {}): void =>
      end(
        status,
        { 'Content-Type': REFUSAL_TYPE, 'Cache-Control': ERROR_CACHE, ...more },
        Buffer.from(`${refusals[status]}\n`),
      );
    if (isTooLong(request)) return refuse(414);
    const path = normalPath(request.url ?? '/');
    if (path === undefined || judgeTarget(request.url ?? '/') === 'refused') return refuse(400);
    const { name, file, status } = findFile(files, path, request);
    if (file === undefined) return refuse(404);
    if (!METHODS.includes(request.method ?? '')) return refuse(405, { Allow: METHODS.join(', ') });
    const copy = negotiate(request.headers['accept-encoding'], file.compressed) ?? file.plain;
    const own: Record<string, string> = {
      'Content-Type': file.type,
      'Cache-Control': file.cache,
      ...(file.compressed.length > 0 ? { Vary: 'Accept-Encoding' } : {}),
      ...(copy.name === '' ? {} : { 'Content-Encoding': copy.name }),
    };
    // A page is never cached, so there is no ETag to compare.
    if (isPage(name)) return end(status, own, copy.body);
    const isUnchanged = isSame(request.headers['if-none-match'], copy.etag);
    return end(isUnchanged ? 304 : 200, { ...own, ETag: copy.etag }, copy.body);
  };
}
